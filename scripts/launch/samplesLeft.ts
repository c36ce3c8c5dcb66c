import type { LegalQuestion } from "#content/legalQuestions.ts";
import type { Sample, Settled } from "#content/samples.ts";
import { sampleDrawings, sampleStudios, sampleTextRemedy, siteValues } from "#content/samples.ts";
import { missingIds } from "#site/analytics.ts";
import type { site } from "#site/site.ts";

/** A value that nobody has replaced yet. */
export interface SampleLeft {
	readonly file: string;
	/** Path of the field in the file; `*` for the file as a whole. */
	readonly field: string;
	readonly value: string;
	/** How to change it. */
	readonly remedy: string;
}

/** What the check looks at. */
export interface LaunchState {
	readonly site: typeof site;
	readonly games: readonly { readonly slug: string; readonly studio: string }[];
	/** Contents of files that say the product's name themselves, by path. */
	readonly texts: ReadonlyMap<string, string>;
	/** Files of earlier texts of documents that are invented. */
	readonly sampleTexts: readonly string[];
	/** SHA-256 in hexadecimal of each drawing of `sampleDrawings`, by path. */
	readonly digests: ReadonlyMap<string, string>;
	/** What only a lawyer can decide. */
	readonly questions: readonly LegalQuestion[];
	/** Keys of prices that nobody has written: `customers.sendingCrypto`. */
	readonly unpriced: readonly string[];
}

/** Everything that is still a sample, in the order of the files that one goes through. Empty when the site may go live. */
export function samplesLeft({
	site,
	games,
	texts,
	sampleTexts,
	digests,
	questions,
	unpriced,
}: LaunchState): SampleLeft[] {
	const values = valuesOf(site);
	const file = "site/site.json";
	const rows: [string, Sample | Settled][] = Object.entries(siteValues);
	const samples = rows.flatMap(([field, row]) => ("sample" in row ? [{ field, ...row }] : []));
	const brand = samples.find(({ field }) => field === "name")?.sample;
	return [
		...samples
			.filter(({ field, sample }) => values.get(field) === sample)
			.map(({ field, sample, remedy }) => ({ file, field, value: sample, remedy })),
		...(site.analytics.mode === "on" ? missingIds(site.analytics) : []).map((id) => ({
			file: "site/site.ts",
			field: `analytics.${id}`,
			value: "",
			remedy: "Write the id, or null where there is deliberately none.",
		})),
		...games
			.filter(({ slug, studio }) => sampleStudios[slug] === studio)
			.map(({ slug, studio }) => ({
				file: `content/games/${slug}.yaml`,
				field: "studio",
				value: studio,
				remedy: "Write the studio that made the game, and read the file's other texts again.",
			})),
		...Object.entries(sampleDrawings)
			.filter(([path, { sample }]) => digests.get(path) === sample)
			.map(([path, { remedy }]) => ({ file: path, field: "*", value: "the sample's mark", remedy })),
		...(brand ? [...texts] : [])
			.filter(([, text]) => brand && text.includes(brand))
			.map(([path, text]) => ({
				file: path,
				field: "*",
				value: `"${brand}", ${text.split(brand ?? "").length - 1} times`,
				remedy: "Write the product's own name there.",
			})),
		...sampleTexts.map((file) => ({ file, field: "sample", value: "true", remedy: sampleTextRemedy })),
		...unpriced.map((price) => ({
			file: "content/prices.yaml",
			field: price,
			value: "",
			remedy: "Write the price in every language, or make sure that the portal shows it: the terms say so.",
		})),
		...questions.map(({ file, clause, words, question }) => ({
			file,
			field: `clause ${clause}`,
			value: `"${words}"`,
			remedy: `Ask a lawyer: ${question} Then take the question off content/legalQuestions.ts.`,
		})),
	];
}

/** Values by path, as `siteValues` names them; a list counts as one. */
export function valuesOf(group: object, prefix = ""): Map<string, unknown> {
	const values = new Map<string, unknown>();
	for (const [name, value] of Object.entries(group)) {
		const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
		if (!isGroup) values.set(prefix + name, value);
		else for (const [path, inner] of valuesOf(value, `${prefix}${name}.`)) values.set(path, inner);
	}
	return values;
}
