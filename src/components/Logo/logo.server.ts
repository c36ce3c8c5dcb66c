import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { ContentError } from "#content/model/contentError.ts";

/** The brand's logo: the data of filled paths in a square, in one color. */
export type LogoDrawing = Readonly<ReturnType<typeof readLogo>>;

export const logoFile = "public/favicon.svg";

/** Favicon colors by theme, in the hue that the stylesheets are written in. */
export const iconColors = { light: "oklch(0.521 0.267 264.97)", dark: "oklch(0.764 0.12 266.3)" };

/** Limited because every page inlines the paths. */
const MAX_PATH_CHARACTERS = 3_000;
const remedy =
	"Convert it to filled paths in the drawing program (“Object to Path”, “Union”), and run SVGO on the file.";

/** Reads the logo; its colors are ignored. Throws a ContentError with a remedy for each unsupported feature. */
export function readLogo(svg = readFileSync(logoFile, "utf8")) {
	const root = elements(parseFragment(svg)).find(({ tagName }) => tagName === "svg");
	const viewBox = root && getAttribute(root, "viewBox");
	if (!root || !viewBox) throw new ContentError([`${logoFile}: it has no <svg> with a viewBox. ${remedy}`]);
	const problems: string[] = [];
	const [, , width, height] = viewBox.split(/[\s,]+/);
	if (width !== height) problems.push(`its viewBox is ${width} by ${height}. Make it a square around the logo.`);
	const shapes = elements(root).filter(({ tagName }) => !["style", "title"].includes(tagName));
	for (const shape of shapes) {
		if (shape.tagName !== "path") problems.push(`it has a <${shape.tagName}>. ${remedy}`);
		for (const name of ["transform", "stroke", "fill-rule", "opacity", "fill-opacity", "style"])
			if (getAttribute(shape, name)) problems.push(`it has a <${shape.tagName}> with "${name}". ${remedy}`);
	}
	const paths = shapes.flatMap((shape) => getAttribute(shape, "d") ?? []);
	const { length } = paths.join("");
	if (length === 0) problems.push(`it has no <path>. ${remedy}`);
	if (length > MAX_PATH_CHARACTERS)
		problems.push(`its paths have ${length} characters. Simplify them to ${MAX_PATH_CHARACTERS} at most.`);
	if (problems.length > 0) throw new ContentError(problems.map((problem) => `${logoFile}: ${problem}`));
	return { viewBox, paths };
}

/** Renders the favicon with `#rrggbb` colors by theme. */
export function faviconSvg({ viewBox, paths }: LogoDrawing, { light, dark }: Readonly<typeof iconColors>): string {
	const style = `<style>path{fill:${light}}@media (prefers-color-scheme:dark){path{fill:${dark}}}</style>`;
	const drawnPaths = paths.map((d) => `<path d="${d}"/>`).join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawnPaths}</svg>\n`;
}

function elements(parent: DefaultTreeAdapterTypes.ParentNode): readonly DefaultTreeAdapterTypes.Element[] {
	return parent.childNodes.filter((node): node is DefaultTreeAdapterTypes.Element => "tagName" in node);
}

function getAttribute(element: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
	return element.attrs.find((attr) => attr.name === name)?.value;
}
