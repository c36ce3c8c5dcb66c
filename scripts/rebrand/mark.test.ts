import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import mark from "#app/components/Logo/mark.json" with { type: "json" };
import { faviconOf, readMark } from "./mark.ts";

const drawing = (inside: string, box = 'viewBox="0 0 80 80"') =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`;

describe("readMark", () => {
	it("makes paths of 40 units out of shapes, whatever groups, styles and transforms they stand in", () => {
		const svg = drawing(
			'<title>Logo</title><style>.a{fill:red}</style><g transform="translate(10 10) scale(2)" fill="blue">' +
				'<rect class="a" width="10" height="20"/><path d="M0 30h10v5H0z"/></g>',
		);
		expect(readMark(svg)).toEqual({ viewBox: "0 0 40 40", paths: ["M5 5h10v20H5z", "M5 35h10v5H5z"] });
	});

	it("takes width and height for the square where there is no viewBox", () => {
		expect(readMark(drawing('<path d="M0 0h10v10z"/>', 'width="20px" height="20px"')).paths).toEqual(["M0 0h20v20z"]);
	});

	it.each([
		["<text>Name</text>", "it has a <text>. Draw the mark from filled shapes alone; turn text into outlines first."],
		['<image href="a.png"/><path d="M0 0h9v9z"/>', "it has a <image>"],
		["<script>1</script>", "it has a <script>"],
		['<path stroke="red" fill="none" d="M0 0h9v9"/>', "it has a stroke. Turn strokes into outlines"],
		['<path fill-rule="evenodd" d="M0 0h9v9zM1 1h2v2z"/>', "it fills by the rule evenodd. Unite the shapes"],
		['<path opacity=".5" d="M0 0h9v9z"/>', "it has parts that one can see through"],
		["", "it has no filled shape."],
	])("says what a mark cannot have, and what to do: %s", (inside, said) => {
		expect(() => readMark(drawing(inside))).toThrow(said);
	});

	it("tells paths that are too long for every page to carry", () => {
		const path = Array.from({ length: 600 }, (_, at) => `M${at % 40} ${at % 7}l1.5 ${(at % 11) + 1}z`).join("");
		expect(() => readMark(drawing(`<path d="${path}"/>`))).toThrow(
			/^its paths have \d+ characters, and 3000 are the most\./,
		);
	});

	it("asks for a square, and for a drawing", () => {
		const path = '<path d="M0 0h9v9z"/>';
		expect(() => readMark(drawing(path, 'viewBox="0 0 80 40"'))).toThrow(
			"it is 80 wide and 40 high. Make the page a square",
		);
		expect(() => readMark(drawing(path, ""))).toThrow("neither a viewBox nor a width and a height");
		expect(() => readMark("<html></html>")).toThrow("it is no SVG drawing");
		expect(() => readMark("PNG")).toThrow("it is no SVG drawing");
	});
});

it("draws a tab's icon that is read again as the same mark", () => {
	const drawn = { viewBox: "0 0 40 40", paths: ["M5 5h10v20H5z", "M5 35h10v5H5z"] };
	const icon = faviconOf(drawn, "#112233", "#aabbcc");
	expect(icon).toContain("<style>path{fill:#112233}@media (prefers-color-scheme:dark){path{fill:#aabbcc}}</style>");
	expect(icon.match(/ d="[^"]*"/g)).toEqual([' d="M5 5h10v20H5z"', ' d="M5 35h10v5H5z"']);
});

it("is the same in the header and in the tab", () => {
	const icon = readFileSync("public/favicon.svg", "utf8");
	const paths = [...icon.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
	expect(paths.join(""), "app/components/Logo/mark.json and public/favicon.svg: npm run rebrand draws both").toBe(
		mark.paths.join(""),
	);
	expect(icon).toContain(`viewBox="${mark.viewBox}"`);
});
