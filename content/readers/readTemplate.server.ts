import { fillBrandSlug } from "#config/brandSlug.ts";
import { site } from "#config/site.ts";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { figureTexts } from "./figureTexts.server.ts";
import { readText } from "./readText.server.ts";

const templateVariables: Readonly<Record<string, string>> = { ...figureTexts, product: site.name };

/**
 * Reads a content file and replaces its placeholders: figures (`{{referralBalance}}`), names (`{{product}}`), and
 * `brandslug` in URLs. Adds a line per unknown placeholder to `problems`: file, line, remedy.
 */
export function readTemplate(file: string, problems: string[]): string {
	const filled = fillPlaceholders(readText(file), templateVariables);
	for (const { line, problem } of filled.problems) problems.push(`${file}:${line}: ${problem}.`);
	return fillBrandSlug(filled.text);
}
