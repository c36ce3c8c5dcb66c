import { expect, it, vi } from "vitest";
import { parseLogo, readLogo, renderLogoSvg } from "./logo.server.ts";

const drawLogo = (inside: string, viewBox = "0 0 40 40") =>
	`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
const square = '<path d="M0 0h9v9z"/>';

it("readLogo reads the paths of the project's logo, and parseLogo those of the rendered one", () => {
	const logoDrawing = readLogo();
	const icon = renderLogoSvg(logoDrawing, { light: "#112233", dark: "#aabbcc" });
	expect(logoDrawing.paths).not.toEqual([]);
	expect(parseLogo("", icon)).toEqual(logoDrawing);
	expect(icon).toContain("path{fill:#112233}@media (prefers-color-scheme:dark)");
});

it("readLogo names a missing file, and the field that names it", async () => {
	const address = "/config/logo/missing.svg";
	vi.resetModules();
	vi.doMock("#config/site.ts", () => ({ site: { logo: address } }));
	const { readLogo: readMissing } = await import("./logo.server.ts");
	expect(readMissing).toThrow(`config/brand.json: field "logo": ${address}: it is missing. Choose`);
});

it.each([
	["<text>Name</text>", "it has a <text>. Convert it to filled paths"],
	[`<script>alert()</script>${square}`, "it has a <script>. Convert it to filled paths"],
	['<path stroke="red" d="M0 0h9v9z"/>', 'it has a <path> with "stroke". Convert it to filled paths'],
	['<path fill-rule="evenodd" d="M0 0h9v9z"/>', 'it has a <path> with "fill-rule"'],
	['<path d="M0 0&quot;/>&lt;script>"/>', 'it has a <path> without path data in "d". Convert'],
	["", "it has no <path>. Convert it to filled paths"],
	[`<path d="${"M0 0h9v9z".repeat(400)}"/>`, "its paths have 3600 characters. Simplify them to 3000 at most."],
])("parseLogo names the file, an unsupported part and the fix: %.40s", (inside, problem) => {
	const message = `config/brand.json: field "logo": /config/logo/a.svg: ${problem}`;
	expect(() => parseLogo("/config/logo/a.svg", drawLogo(inside))).toThrow(message);
});

it.each([
	[drawLogo(square, "0 0 80 40"), "its viewBox is 80 by 40. Make it a square"],
	[drawLogo(square, "0 0 100% 100%"), "it has no <svg> with a viewBox"],
	[`<svg>${square}</svg>`, "it has no <svg> with a viewBox"],
	["PNG", "it has no <svg> with a viewBox"],
])("parseLogo rejects a logo that is not a square, and a file that is not SVG: %s", (svg, problem) => {
	expect(() => parseLogo("", svg)).toThrow(problem);
});
