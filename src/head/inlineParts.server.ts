import { languageCodes } from "#config/languages.ts";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { inlineScript } from "./inlineScript.server.ts";

/** What the build writes into scripts that every page has inline. */
const constants: Readonly<Record<string, Record<string, unknown>>> = {
	"src/head/inline/detectLanguage.ts": { __LANGUAGES__: languageCodes },
	"src/head/inline/askConsent.ts": { __CATEGORIES__: optionalCategories },
};

/**
 * A script of `src/head/inline` as pages have it inline.
 *
 * @param name its path in the project
 * @param file where it lies, if that is in a copy
 */
function inlineBootScript(name: string, file = name): Promise<string> {
	return inlineScript(file, constants[name]);
}

/** What runs in the head of every page, before anything is painted. */
export async function headScript(): Promise<string> {
	const names = [
		"detectLanguage",
		"askConsent",
		"applyTheme",
		"carryQuery",
		"measureTextZoom",
		"markFailedScripts",
		"viewTransitions",
		"answerCommands",
		"popovers",
	];
	return (await Promise.all(names.map((name) => inlineBootScript(`src/head/inline/${name}.ts`)))).join("");
}
