import { flattenTexts } from "./parseLocale.ts";
import { readPlural } from "./plurals.ts";

/**
 * Finds English keys that no source has as a string (`"nav.home"`) or as the shape of a template literal
 * (`` `steps.${name}.title` ``). Ignores templates that begin with a value: they would match every key.
 */
export function findUnusedKeys(english: Record<string, unknown>, sources: readonly string[]): string[] {
	const code = sources.join("\n").replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
	const codeStrings = new Set([...code.matchAll(/"([\w.-]+)"/g)].map(([, text]) => text));
	const shapes = [...code.matchAll(/`(\w+\.[\w.]*\$\{[^`]*)`/g)].map(
		([, template = ""]) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, ".+")}$`),
	);
	const isUsed = (key: string) => codeStrings.has(key) || shapes.some((shape) => shape.test(key));
	return [...flattenTexts(english).keys()].filter((key) => !isUsed(key) && !isUsed(readPlural(key)?.base ?? key));
}
