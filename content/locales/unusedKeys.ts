import { parseSync } from "vite";
import { flatten } from "./parseLocale.ts";
import { readPlural } from "./plurals.ts";
import type { Problem } from "./problem.ts";

/**
 * Keys that no source file names. Every string of the code counts as a use, and a template such as
 * `home.steps.${name}.title` as a use of all keys of its shape, so that what is reported is surely unused: keys are
 * written whole, or as one template (house style). A value has dots only where the code writes or makes such a value. A
 * template that begins with a value names no group and is no use by itself.
 *
 * @param sources texts of `.ts` and `.tsx` files by path
 */
export function unusedKeys(
	file: string,
	english: Record<string, unknown>,
	sources: ReadonlyMap<string, string>,
): Problem[] {
	const texts = [...sources].flatMap(([name, code]) => textsOf(name, code));
	const whole = new Set(texts.filter(({ length }) => length === 1).map(([text = ""]) => text));
	const templates = texts.filter(({ length }) => length > 1);
	const dotted = templates
		.filter((parts) => parts.some((part) => part.includes(".")))
		.map((parts) => shapeOf(parts, "([^.]+)"));
	const isValue = (text: string) => !text.includes(".") || whole.has(text) || dotted.some((shape) => shape.test(text));
	const shapes = templates.filter(([first = ""]) => /^\w+\./.test(first)).map((parts) => shapeOf(parts, "(.+)"));
	const isUsed = (key: string) =>
		whole.has(key) || shapes.some((shape) => shape.exec(key)?.slice(1).every(isValue) ?? false);
	return [...flatten(english).keys()]
		.filter((key) => !isUsed(key) && !isUsed(readPlural(key)?.base ?? key))
		.map((key) => ({
			file,
			key,
			problem: "no code under app/ or server/ uses it",
			remedy: "remove it in every language",
		}));
}

/** What a template's texts can become, each of its values as a group. */
function shapeOf(parts: readonly string[], value: string): RegExp {
	return new RegExp(`^${parts.map((part) => part.replace(/\W/g, "\\$&")).join(value)}$`);
}

/** The strings of a source file: a plain one is one part, a template the parts between its values. */
function textsOf(name: string, code: string): string[][] {
	const { program, errors } = parseSync(name, code);
	if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
	const found: string[][] = [];
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		if (Array.isArray(node)) {
			for (const child of node) visit(child);
			return;
		}
		if ("type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string") {
			found.push([node.value]);
		} else if ("type" in node && node.type === "TemplateLiteral" && "quasis" in node && Array.isArray(node.quasis)) {
			found.push(node.quasis.map(({ value }) => String(value.cooked ?? value.raw)));
		}
		for (const child of Object.values(node)) visit(child);
	};
	visit(program);
	return found;
}
