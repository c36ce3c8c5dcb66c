import { z } from "zod";
import { keywords, line, slug } from "./fields.ts";

/**
 * The front matter of a file of `content/news` (product 6, News article). `description` is also the page's meta
 * description. Unknown fields are errors, so that a misspelt one is not lost.
 */
export const articleSchema = z.strictObject({
	slug: slug("articles"),
	date: z.iso.date("write a day of the calendar as 2025-04-24"),
	title: line(5, 60),
	description: line(50, 160),
	/** What people look for it by and its title does not say, in any language. */
	keywords: keywords().optional(),
	/** Whether the article ends with a way to the publish page. */
	showButton: z.boolean(),
	/** Key of its picture in `content/pictures.json`; `news/<slug>` unless given. */
	picture: z.string().optional(),
});

export type ArticleFile = z.infer<typeof articleSchema>;
