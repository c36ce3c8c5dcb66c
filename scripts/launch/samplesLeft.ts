import type { LegalQuestion } from "#content/legalQuestions.ts";
import type { Doer, LaunchPoint } from "#content/samples.ts";
import { drawingRemedies, sampleStudios, siteValues } from "#content/samples.ts";
import { type AnalyticsSettings, missingIds } from "#site/analytics.ts";

/** Something that is left to do before the site goes live. */
export interface SampleLeft {
	/** Who can do it. */
	readonly who: Doer;
	readonly file: string;
	/** Path of the field in the file; `*` for the file as a whole. */
	readonly field: string;
	readonly value: string;
	/** How to change it. */
	readonly remedy: string;
}

/** What the check looks at. */
export interface LaunchState {
	/** Values of `site.ts` by path, as `siteValues` names them. */
	readonly values: ReadonlyMap<string, unknown>;
	readonly analytics: AnalyticsSettings;
	/** What those values were when the site was delivered, by path, and not settled since. */
	readonly samples: Readonly<Record<string, string>>;
	readonly games: readonly { readonly slug: string; readonly studio: string }[];
	/** Contents of files that may say the product's name themselves, by path. */
	readonly texts: ReadonlyMap<string, string>;
	/** Files of drawings that are still the sample's. */
	readonly drawings: readonly string[];
	/** What only a lawyer can decide. */
	readonly questions: readonly LegalQuestion[];
	/** Translation keys of prices that still point to the portal. */
	readonly unpriced: readonly string[];
	/** What no program can see done. */
	readonly points: readonly LaunchPoint[];
}

/** Everything that is left, in the order of the files that one goes through. Empty when the site may go live. */
export function samplesLeft(state: LaunchState): SampleLeft[] {
	const { samples, values } = state;
	return [
		...Object.entries(siteValues)
			.filter(([field]) => Object.hasOwn(samples, field) && values.get(field) === samples[field])
			.map(([field, row]) => ({
				who: "owner" as const,
				file: "site/brand.json",
				field,
				value: samples[field] ?? "",
				remedy: "remedy" in row ? row.remedy : row.fine,
			})),
		...(state.analytics.mode === "on" ? missingIds(state.analytics) : []).map((id) => ({
			who: "engineer" as const,
			file: "site/site.ts",
			field: `analytics.${id}`,
			value: "",
			remedy: "Write the id, or null where there is deliberately none.",
		})),
		...state.games
			.filter(({ slug, studio }) => sampleStudios[slug] === studio)
			.map(({ slug, studio }) => ({
				who: "owner" as const,
				file: `content/games/${slug}.yaml`,
				field: "studio",
				value: studio,
				remedy: "Write the studio that made the game, and read the file's other texts again.",
			})),
		...state.drawings.map((file) => ({
			who: "designer" as const,
			file,
			field: "*",
			value: "the sample's drawing",
			remedy: drawingRemedies[file] ?? "Draw the brand's own.",
		})),
		...(samples.name ? namings(samples.name, state.texts) : []),
		...state.unpriced.map((price) => ({
			who: "owner" as const,
			file: "public/locales/en/translation.json",
			field: price,
			value: "not set",
			remedy: "Write the price in every language, or make sure that the portal shows it: the terms say so.",
		})),
		...state.questions.map(({ file, clause, words, question }) => ({
			who: "lawyer" as const,
			file,
			field: `clause ${clause}`,
			value: `"${words}"`,
			remedy: `Ask a lawyer: ${question} Then take the question off content/legalQuestions.ts.`,
		})),
		...state.points.map(({ who, file, task }) => ({
			who,
			file,
			field: "*",
			value: "nobody has said that it is done",
			remedy: `${task} Then take the point off content/samples.json.`,
		})),
	];
}

/** Texts that say a name themselves instead of `{{product}}`. */
function namings(name: string, texts: ReadonlyMap<string, string>): SampleLeft[] {
	return [...texts].flatMap(([file, text]) => {
		const count = text.split(name).length - 1;
		if (count === 0) return [];
		if (file.startsWith("art/"))
			return {
				who: "designer" as const,
				file,
				field: "*",
				value: `"${name}", ${count} times`,
				remedy: "The lettering of a picture says the product's name: change the words and render the picture again.",
			};
		const isEnglish = /^public\/locales\/en\//.test(file) || !/\/locales\/|\.[a-z]{2}\.md$/.test(file);
		return {
			who: isEnglish ? ("owner" as const) : ("translator" as const),
			file,
			field: "*",
			value: `"${name}", ${count} times`,
			remedy: "Write {{product}} there: the name comes from site/brand.json.",
		};
	});
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
