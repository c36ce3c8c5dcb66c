import { z } from "zod";
import { matchPage } from "#site/pages.ts";
import { barePath } from "#site/paths.ts";
import { hasEmptyScreen } from "#site/resolve.ts";

/** An address as links of the site have it. */
const path = z.string().refine((text) => text.startsWith("/") && barePath(text) === text && !/[?#]/.test(text), {
	error: "write a path such as /games/boat-attack, without language, query or slash at the end",
});

const redirect = z
	.strictObject({
		from: path
			.refine((text) => hasEmptyScreen(matchPage(text)?.key ?? "home"), {
				error: "write the former address of a game or an article: /games/… or /news/…",
			})
			.meta({ title: "Former address", description: "Of a game or an article, as in /games/boat-attack." }),
		to: path.optional().meta({
			title: "Leads to",
			description: "The address of a page of today. Empty where nothing has taken its place.",
		}),
		gone: z.literal(true, "write true, or leave the field out").optional().meta({
			title: "Gone",
			description: "Whether it says that the page was taken down, instead of leading to another.",
		}),
	})
	.refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
		error: 'give it either "to", the address that it leads to, or "gone: true"',
	});

/** `content/redirects.yaml`: former addresses of games and articles, and what has become of each. */
export const redirectsSchema = z.array(redirect, "write a list, or [] for none");

export type Redirect = z.infer<typeof redirect>;
