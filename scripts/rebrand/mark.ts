import { optimize } from "svgo";

/** The brand's mark: shapes in one colour, in a square. */
export interface Mark {
	readonly viewBox: string;
	/** Path data of each shape. */
	readonly paths: readonly string[];
}

const namespace = "http://www.w3.org/2000/svg";

/** Of the square, in the units of the paths: the icons are drawn from it. */
const side = 40;

/** Characters of path data at most: the mark is in the first page that a visitor loads. */
const longest = 3000;

/**
 * A mark out of an SVG file as drawing programs write it: shapes become paths, transforms and groups go into their figures,
 * and colours are left out, since the site draws the mark in one colour of its own.
 *
 * @throws an error that says what the drawing has that a mark cannot have, and what to do in the drawing program
 */
export function readMark(svg: string): Mark {
	const drawn = simplified(svg);
	const [root, ...outer] = elementsOf(drawn);
	if (root?.name !== "svg") throw new Error("it is no SVG drawing.");
	for (const element of outer) refuseWhatIsNoShape(element);
	const { x, y, wide } = squareOf(root);
	const body = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, "");
	const scaled = `<svg xmlns="${namespace}"><g transform="scale(${side / wide})translate(${-x} ${-y})">${body}</g></svg>`;
	const inner = elementsOf(simplified(scaled)).slice(1);
	for (const element of inner) refuseWhatIsNoShape(element);
	const paths = inner
		.filter(({ name, attribute }) => name === "path" && attribute("fill") !== "none")
		.flatMap(({ attribute }) => attribute("d") ?? []);
	if (paths.length === 0) throw new Error("it has no filled shape.");
	const length = paths.join("").length;
	if (length > longest)
		throw new Error(
			`its paths have ${length} characters, and ${longest} are the most. Simplify them: every page carries them.`,
		);
	return { viewBox: `0 0 ${side} ${side}`, paths };
}

interface Element {
	readonly name: string;
	attribute(key: string): string | undefined;
}

/** Elements of a drawing as the optimizer writes it. */
function elementsOf(drawn: string): Element[] {
	return [...drawn.matchAll(/<([a-zA-Z][\w:.-]*)([^>]*?)\/?>/g)].map(([, name = "", attributes = ""]) => ({
		name,
		attribute: (key) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1],
	}));
}

function refuseWhatIsNoShape({ name, attribute }: Element): void {
	if (name !== "path" && name !== "g")
		throw new Error(`it has a <${name}>. Draw the mark from filled shapes alone; turn text into outlines first.`);
	if ((attribute("stroke") ?? "none") !== "none")
		throw new Error("it has a stroke. Turn strokes into outlines (“Stroke to Path”).");
	if (attribute("transform")) throw new Error("it has a transform that cannot be resolved. Flatten transforms first.");
	if (attribute("fill-rule") === "evenodd")
		throw new Error("it fills by the rule evenodd. Unite the shapes (“Union”), so that they fill by nonzero.");
	if ([attribute("opacity"), attribute("fill-opacity")].some((value) => value && value !== "1"))
		throw new Error("it has parts that one can see through. The mark is drawn in one colour.");
}

function simplified(svg: string): string {
	try {
		return optimize(svg, {
			multipass: true,
			plugins: [
				"removeDoctype",
				"removeXMLProcInst",
				"removeComments",
				"removeMetadata",
				"removeEditorsNSData",
				"removeTitle",
				"removeDesc",
				{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
				"convertStyleToAttrs",
				"removeUselessDefs",
				"removeHiddenElems",
				{ name: "convertShapeToPath", params: { convertArcs: true } },
				"moveGroupAttrsToElems",
				"collapseGroups",
				{ name: "convertPathData", params: { floatPrecision: 2 } },
				"removeEmptyContainers",
			],
		}).data;
	} catch (error) {
		throw new Error("it is no SVG drawing that can be read.", { cause: error });
	}
}

function squareOf({ attribute }: Element): { x: number; y: number; wide: number } {
	const [width = "", height = ""] = [attribute("width"), attribute("height")];
	const viewBox = attribute("viewBox") ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
	const [x = Number.NaN, y = Number.NaN, wide = Number.NaN, high = Number.NaN] = viewBox.split(/[\s,]+/).map(Number);
	if (![x, y, wide, high].every(Number.isFinite)) throw new Error("it has neither a viewBox nor a width and a height.");
	if (Math.abs(wide - high) > 0.01 * wide)
		throw new Error(`it is ${wide} wide and ${high} high. Make the page a square around the mark.`);
	return { x, y, wide };
}

/**
 * The tab's icon, which all other icons are drawn from.
 *
 * @param light colour in the light theme, `#rrggbb`
 * @param dark the same in the dark one
 */
export function faviconOf({ viewBox, paths }: Mark, light: string, dark: string): string {
	const style = `<style>path{fill:${light}}@media (prefers-color-scheme:dark){path{fill:${dark}}}</style>`;
	const drawn = paths.map((d) => `<path d="${d}"/>`).join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${style}${drawn}</svg>\n`;
}
