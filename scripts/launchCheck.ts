/**
 * `npm run launch-check`: prints what is left to do before the site goes live (samples, prices, pictures, questions for a lawyer),
 * by who can do it, with file, field and remedy; `--json` for programs. Exit code 1 while there is any, 0 otherwise.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { legalQuestions } from "#content/legalQuestions.ts";
import { services } from "#content/model/services.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { launchPoints, sampleDrawings, sampleValues } from "#content/samples.ts";
import { chapters, hasPrices } from "#site/documents.ts";
import { site } from "#site/site.ts";
import { launchReport } from "./launch/launchReport.ts";
import { samplesLeft, valuesOf } from "./launch/samplesLeft.ts";

/** Where texts might say the product's name themselves instead of `{{product}}`, pictures' lettering included. */
const textFolders = ["public/locales", "content/games", "content/news", "content/guidelines", "art"];

/** Translation keys of the prices that still have the text that points to the portal. */
function unpriced(): string[] {
	const { t } = i18nFor("en");
	return chapters
		.filter(hasPrices)
		.flatMap((chapter) =>
			services
				.map((service) => `guidelines.pricing.${chapter}.prices.${service}` as const)
				.filter((key) => t(key) === t(`guidelines.pricing.${chapter}.portal`)),
		);
}

/** SHA-256 in hexadecimal. */
function digestOf(file: string): string {
	return createHash("sha256").update(readFileSync(file)).digest("hex");
}

const files = textFolders
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
	)
	// What a document once said stays as it was said.
	.filter(
		(file) =>
			/\.(md|json|yaml|py|ts)$/.test(file) &&
			!file.includes("node_modules") &&
			!/\/\d{4}-\d\d-\d\d(\.\w+)?\.md$/.test(file),
	)
	.map((file) => file.split(path.sep).join("/"))
	.sort();
const left = samplesLeft({
	values: valuesOf(site),
	analytics: site.analytics,
	samples: sampleValues,
	games: gameSlugs().flatMap((slug) => findGame(slug, "en") ?? []),
	texts: new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
	drawings: Object.entries(sampleDrawings)
		.filter(([file, digest]) => existsSync(file) && digestOf(file) === digest)
		.map(([file]) => file),
	questions: legalQuestions,
	unpriced: unpriced(),
	points: launchPoints,
});
console.log(process.argv.includes("--json") ? JSON.stringify(left, null, "\t") : launchReport(left));
process.exitCode = left.length > 0 ? 1 : 0;
