import { readFile } from "node:fs/promises";
import { minifySync, parseAst, transformWithOxc } from "vite";
import { languageCodes } from "#config/languages.ts";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { browserTargets } from "./browserTargets.server.ts";

/** Scripts of `src/head/inline` in execution order, with the constants that the build inlines. */
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

let compiledScript: Promise<string> | undefined;

/** Script that runs in the head of every page before the first paint. Compiled once per build. */
export function headScript(): Promise<string> {
	if (import.meta.env.DEV) return compileScripts();
	compiledScript ??= compileScripts();
	return compiledScript;
}

async function compileScripts(): Promise<string> {
	const parts = Object.entries(scripts).map(([name, constants]) =>
		inlineScript(`src/head/inline/${name}.ts`, constants),
	);
	return (await Promise.all(parts)).join("");
}

/** Compiles a script of `src/head/inline` to one line; `constants` are the values of names that it declares. */
export async function inlineScript(file: string, constants: Record<string, unknown> = {}): Promise<string> {
	const definitions = Object.fromEntries(
		Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
	);
	const { code } = await transformWithOxc(await readFile(file, "utf8"), file, {
		define: definitions,
		target: browserTargets,
	});
	const { code: small, errors } = minifySync(file, code, { module: false });
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	if (/<\/script|<!--/i.test(small)) throw new Error(`${file}: "</script" or "<!--" would end the script element.`);
	if (parseAst(small).body.some(({ type }) => /^(Im|Ex)port/.test(type))) {
		throw new Error(`${file}: an inline script cannot import or export statically.`);
	}
	return small.trim();
}
