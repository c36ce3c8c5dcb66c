import { fillBrandSlug } from "#config/brandSlug.ts";
import { site } from "#config/site.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { figureTexts } from "./figureTexts.server.ts";
import { readText } from "./readText.server.ts";

const templateVariables: Readonly<Record<string, string>> = { ...figureTexts, product: site.name };

/**
 * Reads a content file and replaces its placeholders: `{{referralBalance}}` is 15, `{{product}}` the product's name, and `brandslug` in
 * addresses the name in addresses.
 *
 * @param problems gets a line for each placeholder that names no figure: file, line, remedy
 */
export function readTemplate(file: string, problems: string[]): string {
	const filled = fillPlaceholders(readText(file), templateVariables);
	for (const { line, problem } of filled.problems) problems.push(`${file}:${line}: ${problem}.`);
	return fillBrandSlug(filled.text);
}
