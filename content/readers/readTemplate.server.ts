import { fillBrandSlug } from "#config/brandSlug.ts";
import { site } from "#config/site.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { factTexts } from "./factTexts.server.ts";
import { readText } from "./readText.server.ts";

const templateVariables: Readonly<Record<string, string>> = { ...factTexts, product: site.name };

/**
 * A file of content with its facts in place: `{{referralBalance}}` is 15, `{{product}}` the product's name, and `brandslug` in
 * addresses the name in addresses.
 *
 * @param problems gets a line for each placeholder that names no fact: file, line, remedy
 */
export function readTemplate(file: string, problems: string[]): string {
	const filled = fillPlaceholders(readText(file), templateVariables);
	for (const { line, problem } of filled.problems) problems.push(`${file}:${line}: ${problem}.`);
	return fillBrandSlug(filled.text);
}
