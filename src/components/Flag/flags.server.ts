import { existsSync, readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/** A flag as `Flag` draws it. */
export interface FlagDrawing {
	/** The view box of the drawing. */
	readonly box: string;
	readonly shapes: readonly FlagShape[];
}

/** An SVG element: its name, its attributes as React names them, and what it holds. */
export type FlagShape = readonly [
	name: string,
	attributes: Readonly<Record<string, string>>,
	shapes: readonly FlagShape[],
];

const own = "src/components/Flag/own";
const libraryFolder = "node_modules/circle-flags/flags";

/**
 * The flags of countries, by their codes: those of `src/components/Flag/own`, all others from circle-flags (MIT). For the build,
 * which writes them into the pages' code, so that it has those alone which the site shows; as elements, since a browser with
 * trusted types takes no markup from code.
 *
 * @throws for a code without a flag, with the remedy
 */
export function readFlags(countries: readonly string[]): Record<string, FlagDrawing> {
	return Object.fromEntries(countries.map((country) => [country, flagOf(country)]));
}

function flagOf(country: string): FlagDrawing {
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

/** The sheet rounds the flag, so the library's mask is left out, and the group that it cuts. */
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
