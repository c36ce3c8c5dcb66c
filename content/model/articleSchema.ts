import { z } from "zod";
import { keywordsField, lineField, publishFrom, slug } from "./fields.ts";

/** Front matter of an article (product 6). `description` is also the meta description. Typos in fields are errors. */
export const articleSchema = z.strictObject({
	slug: slug("articles").meta({
		title: "Address",
		description:
			"Last part of the address of its page, as in /news/how-to-publish. “brandslug” becomes the brand's name.",
	}),
	id: z.uuid({ error: () => `write a new UUID, such as ${crypto.randomUUID()}` }).meta({
		title: "Identity",
		description: "Feed readers recognize the article by it, whatever its address: never change it.",
	}),
	date: z.iso
		.date("write a valid date such as 2025-04-24")
		.meta({ title: "Day", description: "The newest article stands first." }),
	publishFrom: publishFrom().meta({
		title: "Public from",
		description: "A day to come (UTC), before which the site does not have the article. Empty: it is public.",
	}),
	title: lineField(5, 60).meta({ title: "Title", description: "Its headline, and what search results show." }),
	description: lineField(50, 160).meta({ title: "Summary", description: "Shown below the title in search results." }),
	keywords: keywordsField().optional().meta({
		title: "Search words",
		description:
			"What people look for it by and its title does not say, in any language, with commas between them: at most 16.",
	}),
	showButton: z.boolean().meta({
		title: "Ends with “Publish games”",
		description: "Whether the article ends with a way to the publish page.",
	}),
	picture: z.string().optional().meta({
		title: "Picture of something else",
		description:
			"The name of a game's picture, such as games/boat-attack/background. Empty: it has a cover of its own (Pictures).",
	}),
});

/** Front matter of a translation; an article's other fields are the same in every language. */
export const articleTranslationSchema = articleSchema.pick({ title: true, description: true, keywords: true });

export type ArticleFile = z.infer<typeof articleSchema>;
