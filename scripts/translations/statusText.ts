import type { Progress } from "./progress.ts";
import type { Translation } from "./readTranslations.ts";

/** A language with how far its parts are. */
export interface LanguageStatus {
	readonly language: string;
	readonly all: readonly Translation[];
	readonly parts: readonly Progress[];
}

/** The most ids that are listed of one kind. */
const listed = 20;

/** What `npm run translations -- status` prints: a table for each language, and the texts that somebody should look at. */
export function statusText(languages: readonly LanguageStatus[]): string {
	return languages.map(describe).join("\n\n");
}

function describe({ language, all, parts }: LanguageStatus): string {
	const done = all.filter(({ state }) => state === "translated").length;
	const rows = parts.map(({ part, total, translated, changed, missing, isOffered }) =>
		[part, total, translated, changed, missing, isOffered ? "yes" : "no"].map(String),
	);
	const table = aligned([["part", "texts", "translated", "changed since", "missing", "offered"], ...rows]);
	const ids = all.filter(({ state }) => state === "changed").map(({ unit }) => unit.id);
	const changed = ids.slice(0, listed).map((id) => `  ${id}`);
	return [
		`${language}: ${done} of ${all.length} texts (${Math.floor((100 * done) / all.length)} %)`,
		...table,
		...(ids.length > 0 ? ["Changed since they were translated:", ...changed] : []),
		...(ids.length > listed ? [`  and ${ids.length - listed} more`] : []),
	].join("\n");
}

/** The first column to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) =>
		row
			.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
			.join("  "),
	);
}
