import { existsSync, readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/** Shapes in an SVG `viewBox`. */
export type FlagDrawing = Readonly<ReturnType<typeof flagOf>>;

/** An SVG element: tag name, attributes with React names, children. */
export type FlagShape = readonly [
	name: string,
	attributes: Readonly<Record<string, string>>,
	shapes: readonly FlagShape[],
];

const own = "src/components/Flag/own";
const libraryFolder = "node_modules/circle-flags/flags";

/**
 * Reads flags by country code, own ones or those of circle-flags (MIT), for the build to inline. They are elements
 * because Trusted Types forbid markup strings. Throws for a code without a flag.
 */
export function readFlags(countries: readonly string[]): Record<string, FlagDrawing> {
	return Object.fromEntries(countries.map((country) => [country, flagOf(country)]));
}

function flagOf(country: string) {
	const file = [`${own}/${country}.svg`, `${libraryFolder}/${country}.svg`].find(existsSync);
	const flagSvg = file ? elements(parseFragment(readFileSync(file, "utf8")))[0] : undefined;
	const box = flagSvg && attributesOf(flagSvg).viewBox;
	if (!box) {
		throw new Error(
			`config/languages.ts: no flag for "${country}". Write the code of a country, or draw ${own}/${country}.svg.`,
		);
	}
	return { box, shapes: shapesIn(flagSvg) };
}

/** CSS rounds the flag, so the library's mask and the masked group are removed. */
function shapesIn(parent: DefaultTreeAdapterTypes.Element): readonly FlagShape[] {
	return elements(parent)
		.filter(({ tagName }) => tagName !== "mask")
		.flatMap((element): readonly FlagShape[] => {
			const attributes = attributesOf(element);
			return attributes.mask ? shapesIn(element) : [[element.tagName, attributes, shapesIn(element)]];
		});
}

function elements(parent: DefaultTreeAdapterTypes.ParentNode): readonly DefaultTreeAdapterTypes.Element[] {
	return parent.childNodes.filter((node): node is DefaultTreeAdapterTypes.Element => "tagName" in node);
}

function attributesOf({ attrs }: DefaultTreeAdapterTypes.Element): Readonly<Record<string, string>> {
	return Object.fromEntries(
		attrs.map(({ name, value }) => [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value]),
	);
}
