import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lines, type Sighting } from "./report.ts";

/** What the last run of the watchman saw: `node tests/watchman/count.ts [folder] [--all]`, with `--all` every fault. */
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "test-results/watchman";
const reports = readdirSync(folder).map((file) => read(path.join(folder, file)));
const sightings = reports.flatMap((report) => report.sightings);
const looks = reports.reduce((sum, report) => sum + report.looks.length, 0);

console.log(`${reports.length} pages, ${looks} windows looked at, ${sightings.length} faults seen in them.`);
for (const [kind, seen] of Map.groupBy(sightings, (sighting) => sighting.kind)) {
	console.log(`${kind}: ${seen.length} seen, ${lines(seen).length} different ones`);
}
if (process.argv.includes("--all")) {
	for (const report of reports)
		console.log([`\n${report.name} ${report.language}`, ...lines(report.sightings)].join("\n"));
}

interface Report {
	name: string;
	language: string;
	looks: string[];
	sightings: Sighting[];
}

function read(file: string): Report {
	return JSON.parse(readFileSync(file, "utf8"));
}
