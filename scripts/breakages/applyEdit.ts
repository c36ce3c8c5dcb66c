import type { SourceEdit } from "./faults/breakage.ts";

/**
 * The text with an edit in it.
 *
 * @param id the breakage's, for the message
 * @throws when the edit does not match exactly once
 */
export function applyEdit(id: string, { file, find, replace }: SourceEdit, text: string): string {
	const count = countMatches(find, text);
	if (count !== 1) {
		const found = count === 0 ? "nothing" : `${count} places`;
		throw new Error(
			`Breakage "${id}": its edit of ${file} matches ${found}, not one place: ${find}. Correct "find" in scripts/breakages/faults.`,
		);
	}
	return replaceAll(text, find, replace);
}

/** How often an edit matches. */
export function countMatches(find: string | RegExp, text: string): number {
	return typeof find === "string" ? text.split(find).length - 1 : [...text.matchAll(everywhere(find))].length;
}

/** Replaces every match. A plain string's replacement is taken as it stands. */
export function replaceAll(text: string, find: string | RegExp, replace: string): string {
	return typeof find === "string" ? text.split(find).join(replace) : text.replaceAll(everywhere(find), replace);
}

function everywhere({ source, flags }: RegExp): RegExp {
	return new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
}
