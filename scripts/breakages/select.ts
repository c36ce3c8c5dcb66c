import type { Breakage, Layer } from "./faults/breakage.ts";

/**
 * The breakages that somebody asks for: by id, or by words of what they are, break or are noticed by. All of them for
 * no word.
 *
 * @throws for a word that finds none
 */
export function select(breakages: readonly Breakage[], words: readonly string[]): readonly Breakage[] {
	if (words.length === 0) return breakages;
	const found = new Set(words.flatMap((word) => ofWord(breakages, word)));
	return breakages.filter((breakage) => found.has(breakage));
}

function ofWord(breakages: readonly Breakage[], word: string): readonly Breakage[] {
	const exact = breakages.filter(({ id }) => id === word);
	if (exact.length > 0) return exact;
	const wanted = word.toLowerCase();
	const found = breakages.filter(({ id, met, topic, watch, edits }) => {
		const files = edits.map((edit) => ("built" in edit ? edit.built : edit.file));
		return [id, met, topic, watch.layer, ...watch.tests, ...files].join("\n").toLowerCase().includes(wanted);
	});
	if (found.length === 0) throw new Error(`No breakage for "${word}": "npm run breakages -- --list" names them.`);
	return found;
}

/** What is built for a breakage and where it is watched for, the quick first: most are known after the first minutes. */
const builds: readonly Breakage["rebuild"][] = [undefined, "inline scripts", "app"];
const layers: readonly Layer[] = [
	"check",
	"unit",
	"integration",
	"built",
	"answers",
	"browser",
	"desk",
	"faults",
	"engines",
];

/** The breakages in the order in which they are run. */
export function quickFirst(breakages: readonly Breakage[]): readonly Breakage[] {
	const cost = ({ rebuild, watch }: Breakage) => builds.indexOf(rebuild) * layers.length + layers.indexOf(watch.layer);
	return breakages.toSorted((one, other) => cost(one) - cost(other));
}
