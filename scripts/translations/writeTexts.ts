import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "#content/readers/readText.server.ts";
import { readData, textAt, withTexts } from "./dataFile.ts";
import type { Unit } from "./unit.ts";

/** What a new file of data has in it, by its ending. */
const empty: Readonly<Record<string, string>> = { ".json": "{}\n", ".yaml": "{}\n" };

/**
 * Writes texts where they belong; a file that has them already is left as it is.
 *
 * @returns the files that changed
 */
export function writeTexts(texts: readonly { readonly unit: Unit; readonly text: string }[]): string[] {
	return [...Map.groupBy(texts, ({ unit }) => unit.target.file)].flatMap(([file, own]) => {
		const data = readData(file);
		const changed = own
			.filter(({ unit, text }) => textAt(data, unit.target.path) !== text)
			.map(({ unit, text }) => ({ path: unit.target.path, text }));
		if (changed.length === 0) return [];
		const before = existsSync(file) ? readText(file) : (empty[path.extname(file)] ?? "");
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, withTexts(file, before, changed));
		return [file];
	});
}
