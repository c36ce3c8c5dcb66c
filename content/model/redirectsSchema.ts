import { z } from "zod";
import { matchPage } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";
import { hasBlankNotFound } from "#config/resolve.ts";

const shape = "write a path such as /games/boat-attack, without language, query or slash at the end";
const path = z
	.string()
	.regex(/^\/[^?#\s]*$/, { error: shape, abort: true })
	.refine((text) => stripLocalePrefix(text) === text, { error: shape, abort: true });

const redirectSchema = z
	.strictObject({
		from: path
			.refine((text) => hasBlankNotFound(matchPage(text)?.key ?? "home"), {
				error: "write the former address of a game or an article: /games/… or /news/…",
			})
			.meta({ title: "Former address", description: "Of a game or an article, as in /games/boat-attack." }),
		to: path.optional().meta({
			title: "Leads to",
			description: "The address of a page of today. Empty where nothing has taken its place.",
		}),
		gone: z.literal(true, "write true, or leave the field out").optional().meta({
			title: "Taken down",
			description: "Yes where nothing has taken its place: the address then says so. (None) where it leads to a page.",
		}),
	})
	.refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
		error: 'fill in either it or the field "gone"',
		path: ["to"],
	});

/** `content/redirects.yaml`: former paths of games and articles, each with its new path or its removal. */
export const redirectsSchema = z.array(redirectSchema, "write a list, or [] for none").meta({
	title: "Former addresses",
	description: "What visitors of an address get whose game or article is no longer there.",
});

export type RedirectRow = z.infer<typeof redirectSchema>;
