import type { Problem } from "./problem.ts";
import type { LocaleRules } from "./rules.ts";

interface Groups {
	/** English's texts that the language must have. */
	readonly wanted: Record<string, unknown>;
	/** The language's texts without groups that it has no page for. */
	readonly shown: Record<string, unknown>;
	readonly problems: readonly Problem[];
}

/**
 * Which part of `translation.json` a language must have. One with all of English's pages: everything. One with fewer:
 * what every page shows, and the groups of its pages; more would be text that nobody sees.
 *
 * @param declared keys of the pages that the language's `meta.json` has
 */
export function selectGroups(
	file: string,
	data: Record<string, unknown>,
	english: Record<string, unknown>,
	declared: readonly string[],
	isComplete: boolean,
	rules: LocaleRules,
): Groups {
	if (isComplete) return { wanted: english, shown: data, problems: [] };
	const needed = new Set([...rules.shared, ...declared.flatMap((page) => rules.groups[page] ?? [])]);
	const problems = Object.keys(data)
		.filter((group) => group in english && !needed.has(group))
		.map((key) => ({
			file,
			key,
			problem: "no page of this language shows the group",
			remedy: "remove it, or declare its page in meta.json",
		}));
	const keep = ([group]: [string, unknown]) => needed.has(group) || !(group in english);
	return {
		wanted: Object.fromEntries(Object.entries(english).filter(([group]) => needed.has(group))),
		shown: Object.fromEntries(Object.entries(data).filter(keep)),
		problems,
	};
}

/** Every group of English must belong to a page, or no language with fewer pages could be held to it. */
export function checkGroupTable(
	file: string,
	english: Record<string, unknown>,
	declared: readonly string[],
	rules: LocaleRules,
): Problem[] {
	const table = "content/locales/rules.ts";
	const listed = new Set([...rules.shared, ...declared.flatMap((page) => rules.groups[page] ?? [])]);
	const strays = Object.keys(english)
		.filter((group) => !listed.has(group))
		.map((key) => ({
			file,
			key,
			problem: "no page shows this group",
			remedy: `remove it, or give it to a page in ${table}`,
		}));
	const absent = [...listed]
		.filter((group) => !(group in english))
		.map((key) => ({
			file,
			key,
			problem: `it is missing, and ${table} asks for it`,
			remedy: "add it, or correct the table",
		}));
	return [...strays, ...absent];
}
