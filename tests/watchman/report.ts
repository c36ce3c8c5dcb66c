import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Fault, kinds } from "./fault.ts";

/** A fault, and where it was seen: `360x640`, `375x667 at 200 %`. */
export interface Sighting extends Fault {
	readonly window: string;
}

/** How many lines a failure prints; the file has them all. */
const most = 20;

/** One line for each fault, over all windows that have it. */
export function lines(sightings: readonly Sighting[]): string[] {
	const groups = Map.groupBy(sightings, ({ kind, says }) => `${kind}\n${says}`);
	return [...groups.values()]
		.sort(
			(a, b) => kinds.indexOf((a[0] as Sighting).kind) - kinds.indexOf((b[0] as Sighting).kind) || b.length - a.length,
		)
		.map((group) => {
			const [{ kind, says, unit }] = group as [Sighting];
			const amounts = group.map(({ amount }) => amount).filter((amount) => amount !== undefined);
			const [low, high] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => Number(amount.toFixed(1)));
			const range = amounts.length === 0 ? "" : ` (${low === high ? low : `${low} to ${high}`} ${unit})`;
			return `[${kind}] ${says}${range}: ${windowsOf(group)}`;
		});
}

/** All windows of a short list, the first and last of a long one. */
function windowsOf(group: readonly Sighting[]): string {
	const names = [...new Set(group.map(({ window }) => window))];
	return names.length <= 6 ? names.join(", ") : `${names.length} windows, ${names[0]} to ${names.at(-1)}`;
}

/** What a failure prints. */
export function summary(title: string, sightings: readonly Sighting[]): string {
	const all = lines(sightings);
	const rest = all.length > most ? [`… and ${all.length - most} more in test-results/watchman`] : [];
	return [`${title}: ${all.length} faults`, ...all.slice(0, most), ...rest].join("\n");
}

/** Keeps all sightings of a page: `test-results/watchman/<page>-<language>.json`. */
export function keep(folder: string, name: string, report: object): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, `${name.replaceAll(" ", "-")}.json`), `${JSON.stringify(report, null, "\t")}\n`);
}
