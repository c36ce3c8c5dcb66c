import path from "node:path";
import type { Plugin } from "vite";

/** What loads together in the browser, by the name of its file. A module goes to the first that has a pattern for it. */
type Chunks = Readonly<Record<string, readonly RegExp[]>>;

const libraries = ["react", "react-dom", "scheduler", "react-router"];

const components = ["Button", "CardMark", "Dialog", "Flag", "Icon", "Logo", "Picture"];

/** Patterns of paths from the project's folder. */
const chunks: Chunks = {
	// Compresses better by 1 KB as one file, and stays in visitors' caches when only the site's own code changes. In a copy of the
	// project that has its packages as a link they lie elsewhere.
	vendor: libraries.map((name) => new RegExp(`(?:^|/)node_modules/${name}/`)),
	// What every page loads at first. One file: a dozen small ones compress worse by 2 KB.
	frame: [
		/^app\/(?:layouts|pages\/error)\/(?!.*\.route\.tsx)/,
		/^app\/navigation\//,
		/^app\/seo\//,
		/^app\/styles\/tones/,
		/^app\/i18n\//,
		/^app\/boot\/Boot\./,
		/^app\/boot\/useBootSignal\./,
		...components.map((name) => new RegExp(`^app/components/${name}/`)),
		/^app\/features\/search\/SearchControl/,
		/^app\/features\/search\/SearchDialog\.module/,
		/^app\/features\/search\/HitLabel\.module/,
		/^app\/features\/analytics\/useAnalytics/,
		/^app\/features\/breadcrumbs\//,
		/^app\/features\/guidelines\//,
		/^app\/features\/language\//,
		/^app\/features\/consent\/Consent/,
		/^app\/features\/contact\/ContactDialog/,
		/^app\/features\/contact\/opensContact/,
		/^app\/features\/sections\/PublishLink/,
		// Small, and of use to features all over the site: each would be a request of its own on the pages that begin with it.
		/^app\/features\/(?:storage\/storage|share\/copyText)/,
		/^content\/model\/genres/,
		/^site\/(?!analytics|emailAddress|messageLimits|tagPolicy)/,
		/vite\/preload-helper/,
	],
	// What lists of games have, for the same reason.
	games: [
		...["GameCard", "GameMosaic", "GamesHead", "TiledMosaic"].map(
			(part) => new RegExp(`^app/features/catalogue/${part}\\.`),
		),
		/^app\/features\/recent\/recentGames/,
		/^app\/pages\/games\/(?:Listing\.module|catalogueState)/,
	],
	// Articles have it as well, without the rest of a document's page.
	richText: [/^app\/features\/richText\//],
	// What some documents have in their text, with its rules: a page without any leaves them out (`scripts/build/finishDocument.ts`).
	slots: [
		/^app\/pages\/document\/slots\./,
		/^app\/features\/deadlines\/\w+\.module\.css/,
		/^app\/features\/fleet\/\w+\.module\.css/,
		/^app\/features\/refund\/\w+\.module\.css/,
		/^app\/features\/rewards\/\w+\.module\.css/,
	],
	document: [/^app\/pages\/document\/(?!watchReading|offerCopying|.*\.route)/],
};

/** The chunks as the bundler takes them. */
export function chunkGroups() {
	return Object.entries(chunks).map(([name, patterns], place, { length }) => ({
		name,
		test: (file: string) => patterns.some((pattern) => pattern.test(path.relative(".", file))),
		priority: length - place,
	}));
}

/** Fails the browser's build when a pattern fits no file of it: a file was moved, and would load on its own unnoticed. */
export function refuseIdlePatterns(): Plugin {
	return {
		name: "refuse-idle-patterns",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		generateBundle() {
			const idle = idlePatterns(
				chunks,
				[...this.getModuleIds()].map((id) => path.relative(".", id)),
			);
			if (idle.length > 0) {
				throw new Error(`scripts/vite/chunks.ts: no file fits ${idle.join(", ")}. Correct the pattern, or delete it.`);
			}
		},
	};
}

/** The patterns that fit none of the files, each with its chunk's name. */
export function idlePatterns(chunks: Chunks, files: readonly string[]): string[] {
	return Object.entries(chunks).flatMap(([name, patterns]) =>
		patterns.filter((pattern) => !files.some((file) => pattern.test(file))).map((pattern) => `${pattern} (${name})`),
	);
}
