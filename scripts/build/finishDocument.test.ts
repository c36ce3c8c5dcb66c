import { describe, expect, it } from "vitest";
import { type BootData, type RenderedBoot, toScriptJson } from "#app/boot/bootData.ts";
import { endOfHead, prepareDocument } from "./finishDocument.ts";

const parts = {
	bootScript: "boot()",
};

const boot: RenderedBoot = {
	context: { basename: "/", ssr: false },
	data: "[1]\n",
	path: "/games",
	sheets: ["/assets/root.css", "/assets/Page.css"],
	manifest: "/assets/manifest-1.js",
	routes: [
		["root", "/assets/root-2.js"],
		["en.home", "/assets/Page-3.js"],
	],
	entry: "/assets/entry.client-5.js",
	modules: ["/assets/manifest-1.js", "/assets/root-2.js"],
	locales: ["/locales/ru/translation.json?v=1a2b3c4d"],
	localesVersion: "1a2b3c4d",
};
const start = (changed: Partial<RenderedBoot> = {}) =>
	`<script id="boot-data" type="application/json">${toScriptJson({ ...boot, ...changed })}</script>`;

const shape = {
	html: '<html lang="ru">',
	head: "",
	main: '<main id="main"><!-- kept --><p class="a">Text</p></main>',
	start: start(),
	place: '<script id="boot"></script>',
	end: "<!--$--><!--/$-->",
};

/** A page as the framework renders it; a test changes one part. */
function page(changed: Partial<typeof shape> = {}): string {
	const { html, head, main, start, place, end } = { ...shape, ...changed };
	const body = main + start + place + end;
	return `<!DOCTYPE html>${html}<head><meta charSet="utf-8"/><title>Page</title>${head}</head><body>${body}</body></html>`;
}

/** A finished page, and its loader data. */
function finished(changed: Partial<typeof shape> = {}) {
	const { start, end, data, sheets } = prepareDocument(page(changed), parts);
	const css = `${sheets.join("+")}{color:red}`;
	return { html: `${start}<meta name="a">${endOfHead("head()", css)}${end}`, data, sheets };
}
const finish = (changed: Partial<typeof shape> = {}) => finished(changed).html;

function bootData(html: string): BootData {
	const [, json = ""] = /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(html) ?? [];
	return JSON.parse(json);
}

describe("a finished page", () => {
	it("is the same document with the start deferred", () => {
		expect(finish().replace(/(id="boot-data">).*?(<\/script>)/s, "$1$2")).toBe(
			'<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Page</title><meta name="a"><script>head()</script>' +
				'<style>/assets/root.css+/assets/Page.css{color:red}</style></head><body><main id="main"><!-- kept --><p class="a">Text</p></main>' +
				'<script type="application/json" id="boot-data"></script><script>boot()</script></body></html>',
		);
	});

	it("tells the boot script all that the render knows, but for what goes into files", () => {
		const { data, ...others } = boot;
		expect(bootData(finish())).toEqual({ ...others, stream: finished().data.address });
	});

	it("has its loader data in a file beside it that is named by its content", () => {
		const { html, data } = finished({ start: start({ data: "onetwo" }) });
		expect(data.text).toBe("onetwo");
		expect(data.address).toMatch(/^\/assets\/[0-9a-f]{12}\.data$/);
		expect(html).not.toContain("onetwo");
		expect(finished({ start: start({ data: "onetwo" }), main: "<main></main>" }).data).toEqual(data);
		expect(finished().data.address).not.toBe(data.address);
	});

	it("has executable scripts that are the same on every page, and the rules of its own routes", () => {
		const inline = (html: string) => html.match(/<(script|style)>.*?<\/\1>/gs);
		const other = finish({ html: '<html lang="en">', main: "<main></main>", start: start({ data: "other" }) });
		expect(inline(other)).toEqual(inline(finish()));
		expect(inline(other)).toEqual([
			"<script>head()</script>",
			"<style>/assets/root.css+/assets/Page.css{color:red}</style>",
			"<script>boot()</script>",
		]);
	});

	it("keeps what the boot script needs from ending its script", () => {
		const text = "x</script><script>alert(1)</script><!--<script> </ScRiPt ";
		const html = finish({ start: start({ context: { [text]: true } }) });
		expect(html.match(/<script/g)).toHaveLength(3);
		expect(html).not.toContain("<!--<script");
		expect(Object.keys(bootData(html).context)).toContain(text);
	});

	it("has the rules of what only some documents have in their text where it is one of them", () => {
		const sheets = ["/assets/root.css", "/assets/slots-A1b2.css", "/assets/Page.css"];
		const without = finished({ start: start({ sheets }) });
		expect(without.sheets).toEqual(boot.sheets);
		expect(bootData(without.html).sheets).toEqual(boot.sheets);
		const slot = '<main id="main"><div data-slot="refund"></div></main>';
		expect(finished({ start: start({ sheets }), main: slot }).sheets).toEqual(sheets);
	});

	it("keeps data for machines in the head", () => {
		const data = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
		expect(finish({ head: data })).toContain(data);
	});
});

describe("a page is refused", () => {
	it.each([
		["without a start", { start: "", place: "" }, "The page has no start: is <Boot /> in app/root.tsx?"],
		["without a place for the boot script", { place: "" }, "The page has no start"],
		["without loader data", { start: start({ data: "" }) }, "The page carries no loader data"],
		["with a sheet of its own", { head: '<link rel="stylesheet" href="/a.css">' }, "The page has a <link> of its own"],
		["with a style element", { main: "<main><style>b{}</style></main>" }, "The page has a <style> of its own"],
		[
			"with a style attribute",
			{ main: '<p style="color:red">x</p>' },
			'<p style="color:red">: the security policy blocks',
		],
		["with a style attribute in a drawing", { main: '<svg><path style="fill:red"/></svg>' }, '<path style="fill:red">'],
		[
			"with an event handler",
			{ main: '<button onclick="go()">x</button>' },
			'<button onclick="go()">: the security policy',
		],
		["with an event handler on the body's child", { main: '<img src="a" ONERROR="x">' }, '<img onerror="x">'],
		["with an unknown script", { end: '<script>track("me")</script>' }, 'Unknown script: track("me")'],
		["with an unknown script in the head", { head: "<script>track()</script>" }, "Unknown script: track()"],
		[
			"with a foreign script",
			{ head: '<script src="https://x.example/a.js"></script>' },
			"Unknown script: https://x.example/a.js",
		],
	] satisfies [string, Partial<typeof shape>, string][])("%s", (_, changed, message) => {
		expect(() => finish(changed)).toThrow(message);
	});

	it("never twice finished", () => {
		expect(() => prepareDocument(finish(), parts)).toThrow("The page has a <style> of its own");
	});
});
