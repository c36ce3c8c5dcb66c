import { describe, expect, it } from "vitest";
import type { BootData } from "#app/boot/bootData.ts";
import { finishDocument } from "./finishDocument.ts";

const parts = {
	cssOf: (routes: readonly string[]) => `.${routes.join("+")}{color:red}`,
	headScript: "head()",
	bootScript: "boot()",
	localesVersion: "1a2b3c4d",
	describe: () => {},
};

const context =
	'<script>window.__reactRouterContext = {"basename":"/","ssr":false};window.__reactRouterContext.stream = new ' +
	"ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new " +
	"TextEncoderStream());</script>";
const bootstrap = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_clientLoader from "/assets/Page-3.js";
import * as route1_main from "/assets/Page-4.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"en.home":route1};

import("/assets/entry.client-5.js");</script>`;
const chunk = (text: string) =>
	`<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text).replaceAll("<", "\\u003c")});</script>`;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";

const shape = {
	html: '<html lang="ru">',
	head: '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>',
	main: '<main id="main"><!-- kept --><p class="a">Text</p></main>',
	context,
	bootstrap,
	stream: `<!--$-->${chunk("[1]\n")}<!--$-->${close}<!--/$--><!--/$-->`,
};

/** A page as the framework's prerenderer writes it; a test changes one part. */
function page(changed: Partial<typeof shape> = {}): string {
	const { html, head, main, ...scripts } = { ...shape, ...changed };
	const body = main + scripts.context + scripts.bootstrap + scripts.stream;
	return `<!DOCTYPE html>${html}<head><meta charSet="utf-8"/><title>Page</title>${head}</head><body>${body}</body></html>`;
}

const finished = (changed: Partial<typeof shape> = {}) => finishDocument(page(changed), parts);
const finish = (changed: Partial<typeof shape> = {}) => finished(changed).html;

function bootData(html: string): BootData {
	const [, json = ""] = /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(html) ?? [];
	return JSON.parse(json);
}

describe("a finished page", () => {
	it("is the same document with the start deferred", () => {
		expect(finish().replace(/(id="boot-data">).*?(<\/script>)/s, "$1$2")).toBe(
			'<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Page</title><script>head()</script>' +
				'<style>.root+en.home{color:red}</style></head><body><main id="main"><!-- kept --><p class="a">Text</p></main>' +
				'<script type="application/json" id="boot-data"></script><script>boot()</script></body></html>',
		);
	});

	it("tells the boot script everything that the removed scripts did", () => {
		expect(bootData(finish())).toEqual({
			context: { basename: "/", ssr: false },
			stream: finished().data.address,
			manifest: "/assets/manifest-1.js",
			routes: [
				["root", ["/assets/root-2.js"]],
				["en.home", ["/assets/Page-3.js", "/assets/Page-4.js"]],
			],
			entry: "/assets/entry.client-5.js",
			modules: ["/assets/manifest-1.js", "/assets/root-2.js"],
			locales: ["/locales/ru/translation.json?v=1a2b3c4d", "/locales/ru/meta.json?v=1a2b3c4d"],
		});
	});

	it("keeps several pieces of loader data in order, in a file beside the page that is named by its content", () => {
		const { html, data } = finished({ stream: chunk("one") + chunk("two") + close });
		expect(data.text).toBe("onetwo");
		expect(data.address).toMatch(/^\/assets\/[0-9a-f]{12}\.data$/);
		expect(html).not.toContain("onetwo");
		expect(finished({ stream: chunk("onetwo") + close, main: "<main></main>" }).data).toEqual(data);
		expect(finished().data.address).not.toBe(data.address);
	});

	it("has executable scripts that are the same on every page, and the rules of its own routes", () => {
		const inline = (html: string) => html.match(/<(script|style)>.*?<\/\1>/gs);
		const other = finish({ html: '<html lang="en">', main: "<main></main>", stream: chunk("other") + close });
		expect(inline(other)).toEqual(inline(finish()));
		expect(inline(other)).toEqual([
			"<script>head()</script>",
			"<style>.root+en.home{color:red}</style>",
			"<script>boot()</script>",
		]);
	});

	it("keeps what the boot script needs from ending its script", () => {
		const text = "x</script><script>alert(1)</script><!--<script> </ScRiPt ";
		const html = finish({
			context: context.replace("ssr", JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c")),
		});
		expect(html.match(/<script/g)).toHaveLength(3);
		expect(html).not.toContain("<!--<script");
		expect(Object.keys(bootData(html).context)).toContain(text);
	});

	it("keeps data for machines in the head", () => {
		const data = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
		expect(finish({ head: shape.head + data })).toContain(data);
	});
});

describe("a page is refused", () => {
	it.each([
		["without scripts", { context: "", bootstrap: "", stream: "" }, "The page has no router scripts: is <Scripts />"],
		["without the second script", { bootstrap: "", stream: "" }, "The page has no router scripts"],
		["without loader data", { stream: close }, "The page carries no loader data"],
		["without a language", { html: "<html>" }, "<html> has no lang."],
		["without module preloads", { head: "" }, "No modulepreload in the head"],
		[
			"with a sheet of its own",
			{ head: `${shape.head}<link rel="stylesheet" href="/a.css">` },
			"The page has a <link> of its own",
		],
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
		[
			"with an unknown inline script",
			{ stream: `${chunk("[1]")}<script>track("me")</script>` },
			'Unknown inline script: track("me")',
		],
		[
			"with an unknown script before the router's",
			{ main: "<script>track()</script>" },
			"No router context in: track()",
		],
		[
			"with an unknown script in the head",
			{ head: `${shape.head}<script>track()</script>` },
			"script in the head: track()",
		],
		[
			"with a foreign script in the head",
			{ head: `${shape.head}<script src="https://x.example/a.js"></script>` },
			"script in the head",
		],
		[
			"whose router has no context",
			{ context: "<script>window.other = {};</script>" },
			"No router context in: window.other",
		],
		[
			"whose bootstrap has an unknown statement",
			{ bootstrap: '<script type="module">track();</script>' },
			"Unknown statement in the bootstrap module: track();",
		],
		[
			"whose bootstrap imports no entry",
			{ bootstrap: bootstrap.replace(/import\("[^"]+"\);/, "") },
			"No manifest, entry or routes",
		],
		[
			"whose stream is fed otherwise",
			{ stream: "<script>window.__reactRouterContext.push([1]);</script>" },
			"Unknown inline script",
		],
	] satisfies [string, Partial<typeof shape>, string][])("%s", (_, changed, message) => {
		expect(() => finish(changed)).toThrow(message);
	});

	it("never twice finished", () => {
		expect(() => finishDocument(finish(), parts)).toThrow("The page has a <style> of its own");
	});
});
