import { site } from "./site.ts";

/** In slugs, links and file names of content: stands for the brand's name, as in `how-brandslug-partners-get-paid`. */
const slugPlaceholder = /\bbrandslug\b/g;

/**
 * A text of content with the brand's name in its addresses.
 *
 * @param slug the name in addresses, today's unless an earlier one is asked for
 */
export function fillBrandSlug(text: string, slug: string = site.slug): string {
	return text.replace(slugPlaceholder, slug);
}
