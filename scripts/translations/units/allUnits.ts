import { addresses } from "#content/readers/prerenderPaths.server.ts";
import type { Unit } from "#scripts/translations/unit.ts";
import { defaultLanguage } from "#site/languages.ts";
import { documentUnits } from "./documentUnits.ts";
import { formUnits } from "./formUnits.ts";
import { gameUnits } from "./gameUnits.ts";
import { wordUnits } from "./wordUnits.ts";

/** Every text of the site that is translated, in the order of its files. */
export function allUnits(language: string): Unit[] {
	const examples = new Map<string, string>();
	for (const { page, language: code, path } of addresses()) {
		if (code === defaultLanguage && !examples.has(page)) examples.set(page, path);
	}
	return [
		...wordUnits(language, (page) => examples.get(page) ?? "/"),
		...formUnits(language),
		...gameUnits(language),
		...documentUnits(language),
	];
}
