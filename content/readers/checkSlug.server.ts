import path from "node:path";
import { fillBrandSlug } from "#config/brandSlug.ts";

/**
 * Whether an entry's file has the name of its slug, and no other entry has the same. Otherwise adds a problem.
 * @param files of the entries so far, keyed by their slugs
 */
export function checkSlug(file: string, slug: string, files: Map<string, string>, problems: string[]): boolean {
	const { base, name } = path.parse(file);
	const sameSlug = files.get(slug);
	files.set(slug, file);
	if (fillBrandSlug(name) !== slug) {
		const remedy = `Write "${name}"; "Rename / Retire" of the editor gives both another name.`;
		problems.push(`${file}: field "slug": it is "${slug}", and the file is ${base}. ${remedy}`);
		return false;
	}
	if (sameSlug) problems.push(`${file}: field "slug": "${slug}" is also the slug of ${sameSlug}. Choose another.`);
	return !sameSlug;
}
