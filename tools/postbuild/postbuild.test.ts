import { pathToFileURL } from "node:url";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { listFiles } from "./listFiles.ts";
import { postbuildIntegration } from "./postbuild.ts";

vi.mock("#content/readers/findUnpublishedAssets.server.ts", () => ({
	findUnpublishedAssets: () => ["pictures/secret.webp"],
}));

const { at, putFile, readFile } = temporaryFolder();
const logInfo = vi.fn();

async function postprocessBuild(): Promise<void> {
	await postbuildIntegration().hooks["astro:build:done"]?.({
		dir: pathToFileURL(at("client/")),
		logger: { info: logInfo },
	} as never);
}

beforeEach(() => {
	putFile("client/index.html", "<script>start()</script><style>p{}</style>");
	putFile("client/ru/games.html", "<script>start()</script><style>p{}</style><script>more()</script>");
});

it("a finished build has the files of our server and of static hosts, and compressed texts", async () => {
	await postprocessBuild();
	expect(listFiles(at())).toEqual(
		expect.arrayContaining(["policy.json", "redirects.json", "client/index.html.br", "client/index.html.gz"]),
	);
	const { scripts, styles } = JSON.parse(readFile("policy.json"));
	expect([scripts.length, styles.length]).toEqual([2, 1]);
	expect(readFile("client/_headers")).toContain(scripts[1]);
	expect(readFile("client/_redirects")).toMatch(/ 301\n/);
	expect(logInfo).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^compressed \d+ files, reused \d+, in /));
});

it("a finished build has no files of unpublished games and articles", async () => {
	putFile("client/pictures/secret.webp", "secret");
	putFile("client/pictures/public.webp", "public");
	await postprocessBuild();
	expect(listFiles(at()).filter((file) => file.includes("pictures"))).toEqual(["client/pictures/public.webp"]);
});

it("a build without compression has no compressed files", async () => {
	vi.stubEnv("COMPRESS", "off");
	await postprocessBuild();
	expect(listFiles(at()).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

it("a page with content that the security policy blocks fails the build and is named", async () => {
	putFile("client/ru/news.html", '<p style="color:red">');
	await expect(postprocessBuild()).rejects.toThrow("ru/news.html: the security policy blocks");
});

it("an invalid HSTS_SCOPE fails the build and is named", async () => {
	vi.stubEnv("HSTS_SCOPE", "everything");
	await expect(postprocessBuild()).rejects.toThrow("HSTS_SCOPE");
});
