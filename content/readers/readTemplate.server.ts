import { fillBrandSlug } from "#config/brandSlug.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { figureTexts, formatFigures } from "./figureTexts.server.ts";
import { readText } from "./readText.server.ts";

/**
 * Reads a content file and replaces its placeholders: figures (`{{referralBalance}}`), names (`{{product}}`), and
 * `brandslug` in URLs. Figures are formatted in `language`. Adds a line per unknown placeholder to `problems`: file,
 * line, remedy.
 */
export function readTemplate(file: string, problems: string[], language: Language = defaultLanguage): string {
	const figures = language === defaultLanguage ? figureTexts : formatFigures(language);
	const filled = fillPlaceholders(readText(file), { ...figures, product: site.name });
	for (const { line, problem } of filled.problems) problems.push(`${file}:${line}: ${problem}.`);
	return fillBrandSlug(filled.text);
}
