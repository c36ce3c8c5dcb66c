import { readFileSync } from "node:fs";

/** A row of the table of bounds in `docs/operations.md`. Cells are Markdown. */
export interface Bound {
	readonly resource: string;
	readonly bound: string;
	readonly consequence: string;
	readonly metric: string;
	readonly test: {
		/** Path of the test's file; empty where the cell names none. */
		readonly file: string;
		/** Words of its title. */
		readonly words: string;
	};
}

/** Everything that an outsider can make grow, where it ends, and the test that shows it, as `docs/operations.md` has them. */
export function readBounds(guide: string = readFileSync("docs/operations.md", "utf8")): Bound[] {
	const [, section = ""] = guide.split(/^## Bounds$/m);
	const [table = ""] = section.split(/^## /m, 1);
	return [...table.matchAll(/^\| (?!resource|-)(.*) \|$/gm)].map(([, row = ""]) => {
		const [resource = "", bound = "", consequence = "", metric = "", test = ""] = row.split(" | ");
		const [, file = "", words = ""] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
		return { resource, bound, consequence, metric, test: { file, words } };
	});
}
