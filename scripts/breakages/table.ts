import type { Breakage } from "./faults/breakage.ts";
import former from "./formerSuite.json" with { type: "json" };
import type { Result } from "./results.ts";

/** Who noticed on the suite as it was before tests moved to cheaper layers: a test file, "nobody", or "broken". */
const formerSuite: Readonly<Record<string, string>> = former;

/** The results as a page of Markdown, beside those of the former suite. */
export function tableOf(breakages: readonly Breakage[], resultOf: (breakage: Breakage) => Result | undefined): string {
	const rows = breakages.map((breakage) => ({
		breakage,
		result: resultOf(breakage),
		before: formerSuite[breakage.id],
	}));
	const outcomeOf = ({ result }: (typeof rows)[number]) => result?.outcome ?? "not run";
	const count = (outcome: string, among = rows) => among.filter((row) => outcomeOf(row) === outcome).length;
	const minutes = rows.reduce((sum, { result }) => sum + (result?.seconds ?? 0), 0) / 60;
	const caughtBefore = rows.filter(({ before = "nobody" }) => before !== "nobody" && before !== "broken");
	return [
		"# Breakages",
		"",
		"Written by `npm run breakages -- --table`; [testing.md](../testing.md#breakages) says what it is.",
		"",
		`${rows.length} deliberate faults: ${count("caught")} caught, ${count("not noticed")} not noticed, ${count("broken")} broken without a test, ${count("not run")} not run. ${minutes.toFixed(0)} minutes in all, baselines left out.`,
		"",
		"The former suite is the one of 1,548 browser tests, before most of them moved to cheaper layers. Of the",
		`${caughtBefore.length} faults that it is known to have caught, today's catches ${count("caught", caughtBefore)}, ${count("not run", caughtBefore)} have not been run on it, and it`,
		`lets ${count("not noticed", caughtBefore)} pass.`,
		"",
		"| Breakage | What is met | Specification | Former suite | Layer today | Today | Seconds |",
		"| --- | --- | --- | --- | --- | --- | ---: |",
		...rows.map(({ breakage, result, before }) =>
			row([
				`\`${breakage.id}\``,
				breakage.met,
				breakage.topic,
				before ?? "not run",
				breakage.watch.layer,
				result ? (result.by ? `${result.by}: ${result.title}` : `**${result.outcome}**`) : "not run",
				result ? result.seconds.toFixed(0) : "",
			]),
		),
		...section(
			"Not noticed",
			rows.filter((row) => outcomeOf(row) === "not noticed"),
		),
		...section(
			"Not run today",
			rows.filter((row) => outcomeOf(row) === "not run"),
		),
		"",
	].join("\n");

	function section(title: string, found: typeof rows): string[] {
		const lines = found.map(({ breakage: { id, missing } }) => `- \`${id}\`${missing ? `: ${missing}` : ""}`);
		return lines.length > 0 ? ["", `## ${title}`, "", ...lines] : [];
	}
}

function row(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;")).join(" | ")} |`;
}
