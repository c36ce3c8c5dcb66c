import { preprocessCSS, resolveConfig } from "vite";
import { expect, it } from "vitest";
import { hoverMediaFeature } from "./postcssPlugins.ts";

async function compileCss(css: string): Promise<string> {
	const config = await resolveConfig(
		{ configFile: false, css: { postcss: { plugins: [hoverMediaFeature] } } },
		"serve",
	);
	const { code } = await preprocessCSS(css, "a.css", config);
	return code.replace(/\s+/g, " ").trim();
}

it.each([
	["a:hover { color: red }", "@media (hover: hover) { a:hover { color: red } }"],
	["a { &:hover { b { top: 0 } } }", "a { @media (hover: hover) { &:hover { b { top: 0 } } } }"],
	["a:hover b, a:focus b { top: 0 }", "a:focus b { top: 0 } @media (hover: hover) { a:hover b { top: 0 } }"],
	["a:hover:not(:disabled) { top: 0 }", "@media (hover: hover) { a:hover:not(:disabled) { top: 0 } }"],
])("moves %s under a media query", async (css, compiled) => {
	expect(await compileCss(css)).toBe(compiled);
});

it.each([
	"a:focus { top: 0 }",
	"a:not(:hover, :focus) { top: 0 }",
	"@media (hover: hover) { a { &:hover { top: 0 } } }",
])("does not change the selector %s", async (css) => {
	expect(await compileCss(css)).toBe(css);
});
