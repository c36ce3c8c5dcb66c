import { site } from "./site.ts";

/** Placeholder for the brand in slugs, links and file names of content: `how-brandslug-partners-get-paid`. */
const slugPlaceholder = /\bbrandslug\b/g;

/** Replaces the brand placeholder in a text, by default with the current brand's slug. */
export function fillBrandSlug(text: string, slug: string = site.slug): string {
	return text.replace(slugPlaceholder, slug);
}
