import { languageCodes } from "#config/languages.ts";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { inlineScript } from "./inlineScript.server.ts";

/** Scripts of `src/head/inline` in the order in which pages run them, with the constants that the build writes into them. */
const scripts: Readonly<Record<string, Record<string, unknown>>> = {
	detectLanguage: { __LANGUAGES__: languageCodes },
	showConsentBanner: { __CATEGORIES__: optionalCategories },
	applyTheme: {},
	forwardQueryString: {},
	measureTextZoom: {},
	markFailedScripts: {},
	viewTransitions: {},
	invokerCommands: {},
	popovers: {},
};

let compiled: Promise<string> | undefined;

/** The script in the head of every page, which runs before the first paint. A build compiles it once. */
export function headScript(): Promise<string> {
	if (import.meta.env.DEV) return compileScripts();
	compiled ??= compileScripts();
	return compiled;
}

async function compileScripts(): Promise<string> {
	const parts = Object.entries(scripts).map(([name, constants]) =>
		inlineScript(`src/head/inline/${name}.ts`, constants),
	);
	return (await Promise.all(parts)).join("");
}
