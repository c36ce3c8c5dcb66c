import { expect, it } from "vitest";
import { localesVersion } from "#content/locales/locales.server.ts";
import { renderedBoot } from "./renderedBoot.server.ts";

const noParts = {
	hasAction: false,
	hasLoader: true,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasErrorBoundary: false,
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
};

/** What the router gives for a page of two routes, out of a manifest of three. */
function context() {
	const home = {
		id: "ru.home",
		module: "/Home.js",
		imports: ["/vendor.js", "/cards.js"],
		css: ["/root.css#", "/home.css"],
	};
	const routes = {
		root: { ...noParts, id: "root", module: "/root.js", imports: ["/vendor.js"], css: ["/root.css"] },
		"ru.home": { ...noParts, ...home },
		"ru.news": { ...noParts, id: "ru.news", module: "/News.js", css: ["/news.css"] },
	};
	return {
		manifest: { url: "/manifest.js", version: "1", entry: { module: "/entry.js", imports: ["/vendor.js"] }, routes },
		staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "ru.home" } }] },
		serverHandoffString: '{"basename":"/","ssr":false}',
		serverHandoffStream: new Response("[1]\n").body ?? undefined,
	};
}

it("has all that the page's routes need, each file once and none of another route", async () => {
	expect(await renderedBoot(context(), "/ru")).toEqual({
		path: "/ru",
		context: { basename: "/", ssr: false },
		data: "[1]\n",
		sheets: ["/root.css", "/home.css"],
		manifest: "/manifest.js",
		routes: [
			["root", "/root.js"],
			["ru.home", "/Home.js"],
		],
		entry: "/entry.js",
		modules: ["/manifest.js", "/entry.js", "/vendor.js", "/root.js", "/Home.js", "/cards.js"],
		locales: ["translation", "meta"].map((name) => `/locales/ru/${name}.json?v=${localesVersion()}`),
		localesVersion: localesVersion(),
	});
});

it("names the page whose data the router keeps back", async () => {
	await expect(renderedBoot({ ...context(), serverHandoffStream: undefined }, "/ru")).rejects.toThrow(
		"/ru: the router gives no data to start from",
	);
});
