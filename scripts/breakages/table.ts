import type { Breakage } from "./faults/breakage.ts";
import type { Result } from "./results.ts";

/** The results as a page of Markdown. */
export function tableOf(breakages: readonly Breakage[], resultOf: (breakage: Breakage) => Result | undefined): string {
	const rows = breakages.map((breakage) => ({ breakage, result: resultOf(breakage) }));
	const count = (outcome: Result["outcome"]) => rows.filter(({ result }) => result?.outcome === outcome).length;
	const minutes = rows.reduce((sum, { result }) => sum + (result?.seconds ?? 0), 0) / 60;
	const missing = rows.filter(({ result }) => result?.outcome === "not noticed");
	return [
		"# Breakages",
		"",
		"Written by `npm run breakages -- --table`; [testing.md](../testing.md#breakages) says what it is.",
		"",
		`${rows.length} deliberate faults: ${count("caught")} caught, ${count("not noticed")} not noticed, ${count("broken")} broken without a test, ${rows.filter(({ result }) => !result).length} not run. ${minutes.toFixed(0)} minutes in all, baselines left out.`,
		"",
		"| Breakage | What is met | Specification | Layer | Caught today | Seconds |",
		"| --- | --- | --- | --- | --- | ---: |",
		...rows.map(({ breakage, result }) =>
			row([
				`\`${breakage.id}\``,
				breakage.met,
				breakage.topic,
				breakage.watch.layer,
				result ? (result.by ? `${result.by}: ${result.title}` : `**${result.outcome}**`) : "not run",
				result ? result.seconds.toFixed(0) : "",
			]),
		),
		...(missing.length > 0 ? ["", "## Not noticed", ""] : []),
		...missing.map(({ breakage }) => `- \`${breakage.id}\`: ${breakage.missing ?? "No test is proposed yet."}`),
		"",
	].join("\n");
}

function row(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`;
}
