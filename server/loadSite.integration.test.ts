import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBodies, type FileEntry } from "./files.ts";
import { loadSite } from "./loadSite.ts";

let build: string;
beforeEach(() => {
	build = mkdtempSync(path.join(tmpdir(), "site-"));
});
afterEach(() => rmSync(build, { recursive: true }));

/** Lets go of what nobody holds any more. */
async function collectGarbage(): Promise<void> {
	setFlagsFromString("--expose-gc");
	await new Promise((resolve) => setTimeout(resolve));
	runInNewContext("gc()");
}

function put(name: string, content: string): void {
	mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
	writeFileSync(path.join(build, name), content);
}

describe("loadSite", () => {
	it("tells how to build a site that is not there", () => {
		expect(() => loadSite(build)).toThrow(
			`${path.join(build, "files.tsv")} is missing: build the site first, with "npm run build".`,
		);
	});

	it("knows a page's languages by their metadata, and allows what the policy names", () => {
		put("files.tsv", "[]\n");
		put("policy.json", JSON.stringify({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], inbox: [] }));
		put("moves.json", '{ "/games/old": null }');
		put("client/locales/ru/meta.json", '{ "home": {} }');
		put("client/locales/id/meta.json", "{}");
		const site = loadSite(build);
		expect(site.exists("ru", "home")).toBe(true);
		expect(site.moves).toEqual({ "/games/old": null });
		expect(site.exists("ru", "game")).toBe(false);
		expect(site.exists("id", "home")).toBe(false);
		expect(site.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-a'");
	});
});

describe("createBodies", () => {
	const entry: FileEntry = { file: "a.js", type: "text/javascript", size: 5, etag: "a", compressed: true };

	it("reads a file in its encodings", async () => {
		put("client/a.js", "plain");
		for (const suffix of [".br", ".gz"]) put(`compressed/a.js${suffix}`, `plain${suffix}`);
		const read = createBodies(build);
		expect(String(await read(entry, "identity"))).toBe("plain");
		expect(String(await read(entry, "br"))).toBe("plain.br");
		expect(String(await read(entry, "gzip"))).toBe("plain.gz");
	});

	it("keeps what was read in memory, an empty file too", async () => {
		put("client/a.js", "");
		const read = createBodies(build);
		expect(await read(entry, "identity")).toHaveLength(0);
		rmSync(path.join(build, "client/a.js"));
		expect(await read(entry, "identity")).toHaveLength(0);
	});

	it("keeps no more than its bound, and drops the least used", async () => {
		put("client/a.js", "12345");
		put("client/b.js", "12345");
		const read = createBodies(build, 8);
		await read(entry, "identity");
		await read({ ...entry, file: "b.js" }, "identity");
		expect(read.kept?.()).toEqual({ entries: 1, bytes: 5 });
		put("client/a.js", "later");
		await collectGarbage();
		expect(String(await read(entry, "identity"))).toBe("later");
	});

	it("has no file in memory twice: not for many who ask at once, nor for those who still hold what it has dropped", async () => {
		put("client/a.js", "12345");
		put("client/b.js", "12345");
		const read = createBodies(build, 8);
		const held = await Promise.all([read(entry, "identity"), read(entry, "identity")]);
		expect(held[0]).toBe(held[1]);
		await read({ ...entry, file: "b.js" }, "identity");
		expect(await read(entry, "identity")).toBe(held[0]);
	});

	it("fails for a file that is gone, and does not remember the failure", async () => {
		const read = createBodies(build);
		await expect(read(entry, "identity")).rejects.toThrow("ENOENT");
		put("client/a.js", "there");
		expect(String(await read(entry, "identity"))).toBe("there");
	});
});
