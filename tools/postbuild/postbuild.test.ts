import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listFiles } from "./listFiles.ts";
import { postbuild } from "./postbuild.ts";

vi.mock("#content/readers/findUnpublishedAssets.server.ts", () => ({
	findUnpublishedAssets: () => ["pictures/secret.webp"],
}));

let build: string;
const info = vi.fn();
const write = (file: string, text: string) => {
	mkdirSync(path.dirname(path.join(build, "client", file)), { recursive: true });
	writeFileSync(path.join(build, "client", file), text);
};
const read = (file: string) => readFileSync(path.join(build, file), "utf8");

/** Runs the hook that Astro calls after a build. */
async function finishBuild(): Promise<void> {
	const dir = pathToFileURL(`${path.join(build, "client")}/`);
	await postbuild().hooks["astro:build:done"]?.({ dir, logger: { info } } as never);
}

beforeEach(() => {
	build = mkdtempSync(path.join(tmpdir(), "postbuild-"));
	info.mockReset();
	write("index.html", "<script>start()</script><style>p{}</style>");
	write("ru/games.html", "<script>start()</script><style>p{}</style><script>more()</script>");
});
afterEach(() => rmSync(build, { recursive: true }));

it("a finished build has the files of our server and of static hosts, and compressed texts", async () => {
	await finishBuild();
	expect(listFiles(build)).toEqual(
		expect.arrayContaining(["policy.json", "redirects.json", "client/index.html.br", "client/index.html.gz"]),
	);
	const { scripts, styles } = JSON.parse(read("policy.json"));
	expect([scripts.length, styles.length]).toEqual([2, 1]);
	expect(read("client/_headers")).toContain(scripts[1]);
	expect(read("client/_redirects")).toMatch(/ 301\n/);
	expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^compressed \d+ files, reused \d+, in /));
});

it("a finished build has no files of unpublished games and articles", async () => {
	write("pictures/secret.webp", "secret");
	write("pictures/public.webp", "public");
	await finishBuild();
	expect(listFiles(build).filter((file) => file.includes("pictures"))).toEqual(["client/pictures/public.webp"]);
});

it("a build without compression has no compressed files", async () => {
	vi.stubEnv("COMPRESS", "off");
	await finishBuild();
	expect(listFiles(build).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

it("a page with content that the security policy blocks fails the build and is named", async () => {
	write("ru/news.html", '<p style="color:red">');
	await expect(finishBuild()).rejects.toThrow("ru/news.html: the security policy blocks");
});

it("an invalid HSTS_SCOPE fails the build and is named", async () => {
	vi.stubEnv("HSTS_SCOPE", "everything");
	await expect(finishBuild()).rejects.toThrow("HSTS_SCOPE");
});
