import type { Plugin } from "vite";

/** A text of a library's file, every occurrence of it, and what it always comes to in this site's browser code. */
type Answer = readonly [text: string, answer: string];

/**
 * What libraries ask at run time and this site knows when it is built. Answered beforehand, the compiler drops what the
 * other answer would need: 2 KB of every first load.
 */
export const fixedAnswers: Readonly<Record<string, readonly Answer[]>> = {
	// Every route is in the manifest from the start: `ssr: false` has no server to ask for more.
	"react-router/dist/production/lib/dom/ssr/fog-of-war.js": [
		['routeDiscovery.mode === "lazy" && ssr === true', "false"],
	],
	// Nothing observes the router from outside.
	"react-router/dist/production/lib/router/router.js": [
		["init.instrumentations", "undefined"],
		["consumeInstrumentationClientResultMetaReceiver(router)", "undefined"],
	],
	// Every browser that runs modules has `fetch`.
	"i18next-http-backend/esm/index.js": [
		["typeof XMLHttpRequest", '"undefined"'],
		["typeof ActiveXObject", '"undefined"'],
	],
};

/** Answers in the browser's build, and fails it when a library no longer asks what this step knows. */
export function answerBeforehand(): Plugin {
	const met = new Set<string>();
	return {
		name: "fixed-answers",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /\/node_modules\/(react-router|i18next-http-backend)\// },
			handler(code, id) {
				const file = Object.keys(fixedAnswers).find((candidate) => id.endsWith(`/node_modules/${candidate}`));
				if (!file) return;
				met.add(file);
				return { code: withAnswers(code, file), map: null };
			},
		},
		buildEnd(error) {
			const missed = Object.keys(fixedAnswers).find((file) => !met.has(file));
			if (missed && !error) throw new Error(`${missed} is no part of the build: adapt scripts/vite/fixedAnswers.ts.`);
		},
	};
}

/** Throws when the file lacks one of its texts. */
export function withAnswers(code: string, file: string): string {
	return (fixedAnswers[file] ?? []).reduce((before, [text, answer]) => {
		if (!before.includes(text)) {
			throw new Error(`${file} no longer has "${text}": adapt scripts/vite/fixedAnswers.ts to it.`);
		}
		return before.replaceAll(text, answer);
	}, code);
}
