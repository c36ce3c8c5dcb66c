import type { Translation } from "./readTranslations.ts";

const maxListedIds = 20;

/** Describes how complete a language is: one row per group of texts that is not, and the outdated texts. */
export function describeStatus(language: string, translations: readonly Translation[]): string {
	const count = (state: Translation["state"], all = translations) => all.filter((one) => one.state === state).length;
	const groups = Map.groupBy(translations, ({ unit }) => /^(?:translation|meta):[^.]+|^[^:]+/.exec(unit.id)?.[0] ?? "");
	const rows = [...groups].flatMap(([group, own]) => {
		const [outdated, missing] = [count("outdated", own), count("missing", own)];
		return outdated + missing > 0 ? [`  ${group}: ${own.length} texts, ${outdated} outdated, ${missing} missing`] : [];
	});
	const ids = translations.filter(({ state }) => state === "outdated").map(({ unit }) => `  ${unit.id}`);
	const total = `${count("translated")} of ${translations.length} texts translated`;
	return [
		`${language}: ${total}, ${count("outdated")} outdated, ${count("missing")} missing.`,
		...rows,
		...(ids.length > 0 ? ["English has changed since these were translated:", ...ids.slice(0, maxListedIds)] : []),
		...(ids.length > maxListedIds ? [`  and ${ids.length - maxListedIds} more`] : []),
	].join("\n");
}
