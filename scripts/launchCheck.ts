/**
 * `npm run launch-check`: prints what is still a sample value, with file, field and remedy; `--json` for programs. Exit
 * code 1 while there is any, 0 otherwise.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findGame, gameSlugs } from "../app/content/games.server.ts";
import { sampleDrawings } from "../content/samples.ts";
import { site } from "../content/site.ts";
import { type SampleLeft, samplesLeft } from "./launch/samplesLeft.ts";

/** Where texts say the product's name themselves; elsewhere it comes from `content/site.ts`. */
const textFolders = ["public/locales", "content/news", "content/guidelines"];

function report(left: readonly SampleLeft[]): string {
	if (left.length === 0) return "No sample value is left.";
	const lines = left.map(({ file, field, value, remedy }) => {
		const place = field === "*" ? file : `${file}, ${field}`;
		return `${place}: ${value || "empty"}\n    ${remedy}`;
	});
	const foot = `${left.length} values are still samples. One that is right as it stands: mark it as fine in content/samples.ts.`;
	return [...lines, "", foot].join("\n");
}

const files = textFolders
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
	)
	.filter((file) => /\.(md|json)$/.test(file))
	.map((file) => file.split(path.sep).join("/"))
	.sort();
const left = samplesLeft({
	site,
	games: gameSlugs().flatMap((slug) => findGame(slug, "en") ?? []),
	texts: new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
	digests: new Map(
		Object.keys(sampleDrawings).map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
	),
});
console.log(process.argv.includes("--json") ? JSON.stringify(left, null, "\t") : report(left));
process.exitCode = left.length > 0 ? 1 : 0;
