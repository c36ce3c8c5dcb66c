import { globSync, readFileSync } from "node:fs";

/** Properties that name a side: `margin-inline-start` and its like turn round with the direction of the text. */
const sidedProperty =
	/^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;

/** Values that name a side. */
const sidedValue = /(?<![\w-])(?:left|right)(?![\w-])|translateX\(|scaleX\(/;

/** Shorthands that name four sides or corners in order. */
const orderedProperty = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/;

/** The parts of a value: what has no space in it outside of brackets, which stand in one another at most three deep. */
const part = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/**
 * Rules of the sheets that stay as they are when text runs from right to left.
 *
 * @returns one line each: `app/pages/games/GamesHero.module.css:33: inset: -5vw -5vw auto auto`
 */
export function physicalRules(): string[] {
	return globSync("app/**/*.css")
		.sort()
		.flatMap((file) => physicalIn(readFileSync(file, "utf8")).map((rule) => `${file.replaceAll("\\", "/")}:${rule}`));
}

/** The same of one sheet: `33: inset: -5vw -5vw auto auto`. */
export function physicalIn(sheet: string): string[] {
	// Comments go, their lines stay.
	const text = sheet.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, " "));
	return [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].flatMap(
		({ 1: property = "", 2: value = "", index }) =>
			isPhysical(property, value)
				? [`${text.slice(0, index).split("\n").length}: ${property}: ${value.replaceAll(/\s+/g, " ")}`]
				: [],
	);
}

function isPhysical(property: string, value: string): boolean {
	if (sidedProperty.test(property) || sidedValue.test(value)) return true;
	const [first, second, third, fourth] = value.match(part) ?? [];
	if (!orderedProperty.test(property) || fourth === undefined) return false;
	return property === "border-radius" ? first !== second || third !== fourth : second !== fourth;
}
