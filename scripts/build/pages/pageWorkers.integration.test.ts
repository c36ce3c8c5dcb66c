import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writePages } from "#scripts/build/kept/builtPages.ts";
import { FormerBuild } from "#scripts/build/kept/formerBuild.ts";
import type { RenderedPage } from "./jobs.ts";
import { PageWorkers } from "./pageWorkers.ts";

let root = "";
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "pages-"));
	vi.stubEnv("BUILD_CACHE", path.join(root, "cache"));
	write("data.json", '{ "/": "home", "/a": "first", "/ru": "вторая" }');
	write("server/index.js", bundle);
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => path.join(root, name);
function write(name: string, text: string): void {
	mkdirSync(path.dirname(at(name)), { recursive: true });
	writeFileSync(at(name), text);
}

/**
 * A bundle as the framework's: each page says what its loader has read, and when it was rendered, which tells a page that is rendered
 * anew from one that was kept.
 */
const bundle = `
import { readFileSync } from "node:fs";
const read = (page) => JSON.parse(readFileSync(new URL("../data.json", import.meta.url)))[page];
const loader = ({ url: { pathname } }) => {
	const said = read(pathname.replace(/(?<=.)\\/$/, ""));
	if (!said) throw new Error("data.json says nothing of it");
	return said;
};
const page = (id, place) => ({ [id]: { id, parentId: "root", ...place, module: { default: () => null } } });
function respond(request, status, headers, context) {
	const boot = JSON.stringify({ context: {}, data: JSON.stringify(context.staticHandlerContext.loaderData), sheets: ["/assets/a.css"] });
	return new Response(\`<!doctype html><html><head><title>\${process.hrtime.bigint()}</title></head><body class="b"><script id="boot-data" \` +
		\`type="application/json">\${boot}</script><script id="boot"></script></body></html>\`, { status, headers });
}
export const routes = {
	root: { id: "root", path: "", module: { default: () => null, loader } },
	...page("en.home", { index: true }), ...page("ru.home", { path: "ru" }), ...page("en.error", { path: "*" }),
};
export const entry = { module: { default: respond } };
export const assets = { version: "1", routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id, module: "/assets/root.js" }])) };
export const [ssr, isSpaMode, basename, publicPath, future] = [false, false, "/", "/", {}];
export const routeDiscovery = { mode: "initial" };
`;

const settings = { digest: "of the code", bootScript: "boot()" };

/** Builds the pages into an empty folder. @returns every file by its name */
async function build(
	changed: Partial<typeof settings> = {},
	end = "<style>b{}</style>",
	addresses = ["/", "/a", "/ru"],
	levelOf = (_: string) => 5,
) {
	const folders = { build: at("site"), pagesFile: "pages.tsv", formerFile: "pages.before.tsv" };
	const former = new FormerBuild(folders);
	await former.makeRoom();
	write("site/client/assets/a.css", ".b{}");
	const workers = new PageWorkers({ build: folders.build, server: at("server"), ...settings, ...changed }, levelOf, 1);
	try {
		const pages = await workers.render(addresses, () => {});
		const endOf = ({ page }: RenderedPage) => ({
			tags: { digest: page, markup: () => `<i>${page}</i>` },
			rest: end,
		});
		former.open();
		const built = await workers.complete(pages, endOf, former, () => {});
		former.removeLeft();
		writePages(at("site/pages.tsv"), built);
		former.end();
	} finally {
		await workers.end();
	}
	const entries = readdirSync(at("site"), { recursive: true, withFileTypes: true });
	return new Map(
		entries
			.filter((entry) => entry.isFile() && entry.name !== "pages.tsv")
			.map(({ parentPath, name }) => {
				const file = path.join(parentPath, name);
				return [path.relative(at("site"), file).split(path.sep).join("/"), readFileSync(file)];
			}),
	);
}

/** Changes whenever a file is written. */
function writingOf(name: string): string {
	const { ino, ctimeNs } = statSync(at(`site/${name}`), { bigint: true });
	return `${ino} ${ctimeNs}`;
}

type Built = Awaited<ReturnType<typeof build>>;

/** The names of files that are not the same in two builds. */
function differing(one: Built, other: Built): string[] {
	const names = [...new Set([...one.keys(), ...other.keys()])].sort();
	return names.filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0)));
}

it("writes each page, its data for either way to it, and both compressed", async () => {
	const files = await build();
	const html = String(files.get("client/a.html"));
	expect(html).toMatch(/<i>\/a<\/i><style>b{}<\/style><\/head>.*boot\(\)/s);
	expect(String(files.get("client/a.data"))).toContain("first");
	expect(String(files.get("client/_.data"))).toContain("home");
	const [, address = ""] = /"stream":"\/([^"]+)"/.exec(html) ?? [];
	expect(String(files.get(`client/${address}`))).toBe('{"root":"first"}');
	expect(brotliDecompressSync(files.get("client/a.html.br") ?? "").toString()).toBe(html);
	expect([...files.keys()].filter((name) => /(html|data)\.gz$/.test(name))).toHaveLength(9);
});

it("makes the same bytes again of what was kept, and renders nothing", async () => {
	expect(differing(await build(), await build())).toEqual([]);
});

it("takes over the files of pages that nobody has touched", async () => {
	await build();
	const places = () => ["client/a.html", "client/a.data", "client/a.html.br"].map(writingOf);
	const before = places();
	await build();
	expect(places()).toEqual(before);
});

it("takes over pages that share a file of data, also when another one with it is made anew", async () => {
	const places = () => ["client/a.html", "client/ru.html"].map(writingOf);
	write("data.json", '{ "/": "home", "/a": "same", "/ru": "same" }');
	await build();
	const before = places();
	await build();
	expect(places()).toEqual(before);
	write("data.json", '{ "/": "same", "/a": "same", "/ru": "same" }');
	await build();
	expect(places()).toEqual(before);
	await build();
	expect(places()).toEqual(before);
});

it("takes over a page with others below it, and deletes their folder once they are gone", async () => {
	write("data.json", '{ "/": "home", "/a": "first", "/a/b/c": "deep" }');
	const addresses = ["/", "/a/b/c", "/a"];
	const before = await build({}, undefined, addresses);
	const home = writingOf("client/a.html");
	expect(differing(before, await build({}, undefined, addresses))).toEqual([]);
	expect(writingOf("client/a.html")).toBe(home);
	await build({}, undefined, ["/", "/a"]);
	expect(writingOf("client/a.html")).toBe(home);
	expect(existsSync(at("site/client/a"))).toBe(false);
});

it.each([
	["page is changed", ["client/a.html"], (file: string) => writeFileSync(file, "<p>by hand</p>")],
	["page is deleted", ["client/a.html"], (file: string) => rmSync(file)],
	["page's data are changed", ["client/a.data"], (file: string) => writeFileSync(file, "by hand")],
	["page's data are deleted", ["client/a.data"], (file: string) => rmSync(file)],
	["page's copy is deleted", ["client/a.html.br"], (file: string) => rmSync(file)],
	["data's copy is deleted", ["client/a.data.gz"], (file: string) => rmSync(file)],
	["copies are deleted", ["client/a.html.br", "client/a.data.gz"], (file: string) => rmSync(file)],
])("makes a page anew whose %s by hand", async (_, names, touch) => {
	const before = await build();
	const [home, other] = ["client/index.html", "client/a.data"].map(writingOf);
	for (const name of names) touch(at(`site/${name}`));
	expect(differing(before, await build())).toEqual([]);
	expect(writingOf("client/index.html")).toBe(home);
	expect(writingOf("client/a.data")).not.toBe(other);
});

it("leaves nothing of a folder whose build was never finished", async () => {
	const before = await build();
	rmSync(at("site/pages.tsv"));
	write("site/client/gone.html", "of a page that is no more");
	const home = writingOf("client/index.html");
	expect(differing(before, await build())).toEqual([]);
	expect(writingOf("client/index.html")).not.toBe(home);
});

it("takes over from the last whole build what one that was stopped after it has left as it was", async () => {
	const before = await build();
	write("data.json", '{ "/": "home", "/a": "another word" }');
	await expect(build()).rejects.toThrow("Rendering /ru failed");
	expect(existsSync(at("site/pages.tsv")), "it is not whole").toBe(false);
	writeFileSync(at("site/client/a.html"), "half of a p");
	write("data.json", '{ "/": "home", "/a": "first", "/ru": "вторая" }');
	const home = writingOf("client/index.html");
	expect(differing(before, await build())).toEqual([]);
	expect(writingOf("client/index.html")).toBe(home);
});

it("deletes what no page has any more, with its folders, and what was never a page's", async () => {
	const whole = await build();
	for (const name of ["client/old", "client/a", "client/ru"]) write(`site/${name}/notes.txt`, "by hand");
	write("data.json", '{ "/": "home", "/a": "another word", "/ru": "вторая" }');
	const after = await build();
	const gone = [...whole.keys()].filter((name) => !after.has(name));
	expect(gone.map((name) => name.replace(/\w{12}/, "…"))).toEqual([
		"client/assets/….data",
		"client/assets/….data.br",
		"client/assets/….data.gz",
	]);
	expect(existsSync(at("site/client/old"))).toBe(false);
	expect([...after.keys()].filter((name) => name.endsWith("notes.txt"))).toEqual([]);
	const fewer = await build({}, undefined, ["/"]);
	expect([...fewer.keys()].filter((name) => /^\w+\/(a|ru)[/.]/.test(name))).toEqual([]);
});

it("renders anew the page whose data has changed, and no other", async () => {
	const before = await build();
	write("data.json", '{ "/": "home", "/a": "another word", "/ru": "вторая" }');
	const changed = differing(before, await build()).filter((name) => !name.includes("/assets/"));
	expect(changed).toEqual([
		...["a.data", "a.html"].flatMap((name) => ["", ".br", ".gz"].map((suffix) => `client/${name}${suffix}`)),
	]);
});

it("renders anew a page whose loader gives something else, but later", async () => {
	write("server/index.js", bundle.replace("return said;", "return { body: Promise.resolve(said) };"));
	const before = await build();
	write("data.json", '{ "/": "home", "/a": "another word", "/ru": "вторая" }');
	expect(differing(before, await build())).toContain("client/a.data");
});

it.each([
	["the code", { digest: "of other code" }, undefined],
	["the boot script", { bootScript: "start()" }, undefined],
	["what stands in the heads", {}, "<style>c{}</style>"],
])("makes every page anew when %s changes", async (_, change, end) => {
	const before = await build();
	const changed = differing(before, await build(change, end));
	expect(changed.filter((name) => name.endsWith(".html"))).toEqual(
		["a.html", "index.html", "ru.html"].map((name) => `client/${name}`),
	);
});

it("compresses a page anew for another level", async () => {
	const before = await build();
	const later = await build({}, undefined, undefined, (page) => (page === "/a" ? 11 : 5));
	const changed = differing(before, later);
	expect(changed).toContain("client/a.html.br");
	expect(changed.filter((name) => !/^client\/(a\.|assets\/).*\.(br|gz)$/.test(name))).toEqual([]);
});

it("names the page that could not be rendered, and the reason", async () => {
	write("data.json", '{ "/": "home", "/a": "first" }');
	await expect(build()).rejects.toThrow(/Rendering \/ru failed: Error: data.json says nothing of it/);
});

it("refuses a route that only a running server could answer", async () => {
	write("server/index.js", bundle.replace("default: () => null,", "default: () => null, action: () => null,"));
	await expect(build()).rejects.toThrow('The route "root" exports "action", which no file can answer.');
});

it.each([
	["at once", undefined],
	["one after another", () => {}],
])("compresses each file beside itself, %s", async (_, step) => {
	const names = Array.from({ length: 11 }, (_, place) => `${place}.txt`);
	for (const name of names) write(`site/client/${name}`, "x".repeat(Number.parseInt(name, 10)));
	const workers = new PageWorkers({ build: at("site"), server: at("server"), ...settings }, () => 5, 3);
	await workers.compress(names, step).finally(() => workers.end());
	for (const name of names) {
		const content = brotliDecompressSync(readFileSync(at(`site/client/${name}.br`)));
		expect(`${content.length}.txt`).toBe(name);
	}
});
