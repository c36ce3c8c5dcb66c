import { cleanText, findForbidden } from "#content/model/cleanText.ts";
import type { Entry } from "./formats/exchange.ts";
import type { Translation } from "./readTranslations.ts";
import { digestOf, protectedIn, type Unit } from "./unit.ts";

/** A translation that holds, with the digest of the English words that it was made from. */
interface Accepted {
	readonly unit: Unit;
	readonly text: string;
	readonly digest: string;
}

interface Judgement {
	readonly accepted: readonly Accepted[];
	/** One line per unit: id, what is wrong, remedy. */
	readonly refused: readonly string[];
	/** How many translations the file itself does not count as final, by the mark that says so. */
	readonly unfinished: Readonly<Record<string, number>>;
}

/**
 * Decides which translations of a file are imported. Untranslated entries and entries that the file marks as not final are
 * neither accepted nor refused.
 *
 * @param all units of the language, with what it has
 */
export function judgeEntries(entries: readonly Entry[], all: readonly Translation[]): Judgement {
	const known = new Map(all.map((translation) => [translation.unit.id, translation]));
	const accepted = new Map<string, Accepted>();
	const refused: string[] = [];
	const unfinished: Record<string, number> = {};
	for (const { id, source, target, unfinished: mark } of entries) {
		const translation = known.get(id);
		if (target === undefined) continue;
		if (!translation) {
			refused.push(`${id}: the site has no such text any more; export again for what took its place`);
			continue;
		}
		if (mark) {
			unfinished[mark] = (unfinished[mark] ?? 0) + 1;
			continue;
		}
		const { unit } = translation;
		// Some tools write plain spaces for others.
		const isSame = translation.text !== undefined && plain(translation.text) === plain(target);
		const text = isSame ? (translation.text ?? "") : cleanText(target).trim();
		const problem = problemOf(unit, text);
		if (problem) refused.push(`${id}: ${problem}`);
		else
			accepted.set(id, { unit, text, digest: digestOf(plain(source) === plain(unit.source) ? unit.source : source) });
	}
	const partly = [...accepted.values()]
		.map(({ unit }) => ({ unit, lost: formsMissing(unit, all, accepted) }))
		.filter(({ lost }) => lost.length > 0);
	for (const { unit, lost } of partly) {
		accepted.delete(unit.id);
		refused.push(`${unit.id}: other forms of this counted text are missing; translate ${lost.join(", ")} as well`);
	}
	return { accepted: [...accepted.values()], refused, unfinished };
}

function problemOf({ kept, judge, limit }: Unit, text: string): string | undefined {
	const forbidden = findForbidden(text);
	if (forbidden) return `it has the invisible character ${forbidden}; take it out`;
	const given = protectedIn(text);
	const lost = kept.filter((piece, place) => kept.indexOf(piece) === place && count(given, piece) < count(kept, piece));
	if (lost.length > 0) return `it lacks ${lost.join(" and ")}; put it in as English has it`;
	const added = given.filter((piece) => count(given, piece) > count(kept, piece));
	if (added.length > 0) return `English has no ${[...new Set(added)].join(" or ")} here; take it out`;
	const problem = judge(text);
	if (!problem || !limit || problem.startsWith("it has")) return problem;
	return `it has ${text.length} characters; ${problem}`;
}

function plain(text: string): string {
	return cleanText(text)
		.trim()
		.replaceAll(/[\u00a0\u202f]/g, " ");
}

function count(pieces: readonly string[], piece: string): number {
	return pieces.filter((other) => other === piece).length;
}

/** Forms of the unit's counted text that neither the site nor the file has. */
function formsMissing(
	{ counted }: Unit,
	all: readonly Translation[],
	accepted: ReadonlyMap<string, Accepted>,
): string[] {
	if (!counted) return [];
	return all
		.filter(({ unit, text }) => unit.counted === counted && text === undefined && !accepted.has(unit.id))
		.map(({ unit }) => unit.id);
}
