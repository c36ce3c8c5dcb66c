import { expect, it } from "vitest";
import { faviconSvg, readLogo } from "./logo.server.ts";

const drawLogo = (inside: string, viewBox = "0 0 40 40") =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

it("readLogo reads the paths of the project's logo, and of the favicon rendered from it", () => {
	const logoDrawing = readLogo();
	const icon = faviconSvg(logoDrawing, { light: "#112233", dark: "#aabbcc" });
	expect(logoDrawing.paths).not.toEqual([]);
	expect(readLogo(icon)).toEqual(logoDrawing);
	expect(icon).toContain("path{fill:#112233}@media (prefers-color-scheme:dark)");
});

it.each([
	["<text>Name</text>", "it has a <text>. Convert it to filled paths"],
	['<path stroke="red" d="M0 0h9v9z"/>', 'it has a <path> with "stroke". Convert it to filled paths'],
	['<path fill-rule="evenodd" d="M0 0h9v9z"/>', 'it has a <path> with "fill-rule"'],
	["", "it has no <path>. Convert it to filled paths"],
	[`<path d="${"M0 0h9v9z".repeat(400)}"/>`, "its paths have 3600 characters. Simplify them to 3000 at most."],
])("readLogo names an unsupported part of a logo and the fix: %.40s", (inside, problem) => {
	expect(() => readLogo(drawLogo(inside))).toThrow(`public/favicon.svg: ${problem}`);
});

it("readLogo rejects a logo that is not square, and a file that is not SVG", () => {
	expect(() => readLogo(drawLogo('<path d="M0 0h9v9z"/>', "0 0 80 40"))).toThrow(
		"its viewBox is 80 by 40. Make it a square",
	);
	expect(() => readLogo("PNG")).toThrow("it has no <svg> with a viewBox");
});
