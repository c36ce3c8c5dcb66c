import { site } from "#site/site.ts";
import type { EntryToTranslate, Format } from "./formats/exchange.ts";
import type { Translation, Translations } from "./readTranslations.ts";
import { wordsBefore } from "./wordsBefore.ts";

/**
 * The file that translators get.
 *
 * @param onlyChanged leaves out what is translated from the English words of today
 */
export function exportTexts({ language, all, record }: Translations, format: Format, onlyChanged: boolean): string {
	const wanted = onlyChanged ? all.filter(({ state }) => state !== "translated") : all;
	return format.write(
		language,
		wanted.map((translation) => entryOf(language, translation, record.madeFrom[translation.unit.id])),
	);
}

function entryOf(language: string, { unit, text, state }: Translation, digest: string | undefined): EntryToTranslate {
	const { id, source, origin, parts, address, hints, limit, kept } = unit;
	const before = state === "changed" ? wordsBefore(unit, digest) : undefined;
	return {
		id,
		source,
		...(text !== undefined && { target: text }),
		isDoubtful: state === "changed",
		file: origin.file,
		address: site.origin + address,
		notes: [
			`Part of: ${parts.join(", ")}`,
			...hints.filter(Boolean),
			...(limit ? [`${limit.minimum} to ${limit.maximum} characters.`] : []),
			...(kept.length > 0 ? [`Keep ${kept.join(" and ")}.`] : []),
			...(language === "ru" ? ["No-break spaces come by themselves."] : []),
		],
		...(limit && kept.length === 0 && { maximum: limit.maximum }),
		...(before !== undefined && { before }),
	};
}
