import { existsSync, readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { once } from "./once.server.ts";

/** The brand's logo: the data of filled paths in a square, in one color. */
type LogoDrawing = Readonly<ReturnType<typeof parseLogo>>;

/** Limited because every page inlines the paths. */
const MAX_PATH_CHARACTERS = 3_000;
const remedy =
	"Convert it to filled paths in the drawing program (“Object to Path”, “Union”), and run SVGO on the file.";

/** The logo that `config/brand.json` names. @throws ContentError */
export const readLogo = once(() => {
	const file = `.${site.logo}`;
	if (!existsSync(file)) throw describeProblems(site.logo, ["it is missing. Choose the logo again, or add the file."]);
	return parseLogo(site.logo, readFileSync(file, "utf8"));
});

/**
 * Parses the logo. Its colors are ignored, like everything else that is not drawn.
 * @param address of the file in errors: `/config/logo/logo.svg`
 * @throws ContentError with a remedy for each unsupported feature
 */
export function parseLogo(address: string, svg: string) {
	const root = elements(parseFragment(svg)).find(({ tagName }) => tagName === "svg");
	const viewBox = (root && getAttribute(root, "viewBox")) ?? "";
	if (!root || !/^-?[\d.]+([\s,]+-?[\d.]+){3}$/.test(viewBox))
		throw describeProblems(address, [`it has no <svg> with a viewBox. ${remedy}`]);
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
	if (!paths.every((d) => /^[\w\s.,+-]*$/.test(d)))
		problems.push(`it has a <path> without path data in "d". ${remedy}`);
	if (length === 0) problems.push(`it has no <path>. ${remedy}`);
	if (length > MAX_PATH_CHARACTERS)
		problems.push(`its paths have ${length} characters. Simplify them to ${MAX_PATH_CHARACTERS} at most.`);
	if (problems.length > 0) throw describeProblems(address, problems);
	return { viewBox, paths };
}

/** Renders the logo with `#rrggbb` colors by theme. */
export function renderLogoSvg(
	{ viewBox, paths }: LogoDrawing,
	{ light, dark }: Record<"light" | "dark", string>,
): string {
	const style = `<style>path{fill:${light}}@media (prefers-color-scheme:dark){path{fill:${dark}}}</style>`;
	const drawnPaths = paths.map((d) => `<path d="${d}"/>`).join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawnPaths}</svg>\n`;
}

function describeProblems(address: string, problems: readonly string[]): ContentError {
	return new ContentError(problems.map((problem) => `config/brand.json: field "logo": ${address}: ${problem}`));
}

function elements(parent: DefaultTreeAdapterTypes.ParentNode): readonly DefaultTreeAdapterTypes.Element[] {
	return parent.childNodes.filter((node): node is DefaultTreeAdapterTypes.Element => "tagName" in node);
}

function getAttribute(element: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
	return element.attrs.find((attr) => attr.name === name)?.value;
}
