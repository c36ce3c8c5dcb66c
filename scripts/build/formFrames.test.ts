import { expect, it } from "vitest";
import { frameOf } from "./formFrames.ts";

const page = `<!DOCTYPE html><html lang="ru"><head><meta name="robots" content="noindex"><title>Lost</title><script>go()</script>
<script type="application/ld+json">{}</script></head><body><header>Site</header><main id="main"><h1>Lost</h1></main>
<footer><fieldset>Theme</fieldset></footer><script type="application/json" id="boot-data">{}</script><script src="/a.js"></script></body></html>`;

it("keeps the site around the page, and leaves no script that could run and no data for one", () => {
	const frame = frameOf(page, ".a{}");
	expect(frame).toContain("<title>{{title}}</title>");
	expect(frame).toContain('<header>Site</header><main id="main">{{main}}</main>');
	expect(frame).toContain("<style>.a{}</style></head>");
	expect(frame, "a switch that only a script answers").not.toContain("Theme");
	expect(frame.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
});

it("refuses a page that search engines may take up", () => {
	expect(() => frameOf(page.replace("noindex", "index"), "")).toThrow("noindex");
});
