/**
 * `npm run launch-check`: prints what is still a sample value, which prices are missing and what only a lawyer can decide,
 * with file, field and remedy; `--json` for programs. Exit code 1 while there is any, 0 otherwise.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { legalQuestions } from "#content/legalQuestions.ts";
import { services } from "#content/model/services.ts";
import { earlierVersions } from "#content/readers/documents.server.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { readPrices } from "#content/readers/prices.server.ts";
import { sampleDrawings } from "#content/samples.ts";
import { chapters, hasPrices } from "#site/documents.ts";
import { site } from "#site/site.ts";
import { type SampleLeft, samplesLeft } from "./launch/samplesLeft.ts";

/** Where texts say the product's name themselves; elsewhere it comes from `site/site.json`. */
const textFolders = ["public/locales", "content/news", "content/guidelines"];

function report(left: readonly SampleLeft[]): string {
	if (left.length === 0) return "Nothing is left to do.";
	const lines = left.map(({ file, field, value, remedy }) => {
		const place = field === "*" ? file : `${file}, ${field}`;
		return `${place}: ${value || "empty"}\n    ${remedy}`;
	});
	const foot = `${left.length} points are open. A sample that is right as it stands: mark it as fine in content/samples.ts.`;
	return [...lines, "", foot].join("\n");
}

/** The prices that nobody has written, in the order of the lists. */
function unpriced(): string[] {
	const written = readPrices();
	return chapters
		.filter(hasPrices)
		.flatMap((chapter) =>
			services.filter((service) => !written[chapter]?.[service]).map((service) => `${chapter}.${service}`),
		);
}

const files = textFolders
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
	)
	// What a document once said stays as it was said.
	.filter((file) => /\.(md|json)$/.test(file) && !/\/\d{4}-\d\d-\d\d(\.\w+)?\.md$/.test(file))
	.map((file) => file.split(path.sep).join("/"))
	.sort();
const left = samplesLeft({
	site,
	games: gameSlugs().flatMap((slug) => findGame(slug, "en") ?? []),
	texts: new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
	sampleTexts: earlierVersions()
		.filter(({ isSample }) => isSample)
		.map(({ key, from }) => `content/guidelines/${key.replace(".", "/")}/${from}.md`),
	questions: legalQuestions,
	unpriced: unpriced(),
	digests: new Map(
		Object.keys(sampleDrawings).map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
	),
});
console.log(process.argv.includes("--json") ? JSON.stringify(left, null, "\t") : report(left));
process.exitCode = left.length > 0 ? 1 : 0;
