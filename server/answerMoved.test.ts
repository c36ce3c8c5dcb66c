import { describe, expect, it } from "vitest";
import { answer, type Site } from "./answer.ts";
import type { FileEntry } from "./files.ts";

const page = (path: string): [string, FileEntry] => [
	path,
	{ file: `${path.slice(1)}.html`, type: "text/html; charset=utf-8", size: 10, etag: path, compressed: false },
];
const site: Site = {
	files: new Map(["/games/boat", "/games/404", "/games/410", "/ru/games/410"].map(page)),
	read: () => Buffer.from("0123456789"),
	exists: (language) => language !== "id",
	moves: { "/games/dinghy": "/games/boat", "/games/raft": null },
	headers: { "x-page": "yes" },
	fileHeaders: {},
};
const get = (target: string) => answer(site, "GET", target, {});

describe("a former address", () => {
	it.each([
		["/games/dinghy?x=1", "/games/boat?x=1"],
		["/ru/games/dinghy/", "/ru/games/boat"],
	])("leads on: %s", async (target, location) => {
		expect(await get(target)).toMatchObject({ status: 301, headers: { location } });
	});

	it.each([
		["/games/raft?x=1", "/games/410"],
		["/ru/games/raft/", "/ru/games/410"],
	])("of a game that was taken down says so, with the screen for it: %s", async (target, screen) => {
		const { status, headers, source } = await get(target);
		expect(status).toBe(410);
		expect(headers).toMatchObject({ "cache-control": "no-store", "x-page": "yes" });
		expect(source?.entry).toBe(site.files.get(screen));
	});

	it("is no address of the screen itself", async () => {
		expect((await get("/games/410")).status).toBe(404);
	});

	it("is none of a page's data", async () => {
		expect((await get("/games/dinghy.data")).status).toBe(404);
	});
});
