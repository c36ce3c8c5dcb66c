import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWorkingCopy, RefusedChange, type WorkingCopy } from "./workingCopy.ts";

let folder: string;
let copy: WorkingCopy;
const at = (file: string) => path.join(folder, file);

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "desk-"));
	mkdirSync(at("content/games"), { recursive: true });
	writeFileSync(at("content/games/a.yaml"), "slug: a\n");
	writeFileSync(at("package.json"), "{}");
	copy = openWorkingCopy(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The status with which something is refused; `undefined` where it is not. */
function statusOf(act: () => unknown): number | undefined {
	try {
		act();
	} catch (error) {
		if (error instanceof RefusedChange) return error.status;
		throw error;
	}
	return undefined;
}

describe("the working copy of the editor", () => {
	it("lists only the files that have forms", async () => {
		writeFileSync(at("content/games/notes.txt"), "");
		expect(await copy.list()).toEqual([{ path: "content/games/a.yaml", size: 8 }]);
	});

	it("writes a file atomically with Russian no-break spaces, and creates its folder", () => {
		copy.write("content/news/first.md", Buffer.from("---\ntitle: Играй в чате\n---\n"));
		expect(readFileSync(at("content/news/first.md"), "utf8")).toBe("---\ntitle: Играй в\u00a0чате\n---\n");
		expect(readdirSync(at("content/news"))).toEqual(["first.md"]);
	});

	it("saves pasted text without invisible characters and with composed letters", () => {
		copy.write("content/games/a.yaml", Buffer.from("\ufefftitle: ди\u00adалог\u200b и\u0306\r\n"));
		expect(readFileSync(at("content/games/a.yaml"), "utf8")).toBe("title: диалог й\n");
	});

	it("rejects a text that is not UTF-8 and does not change the file", () => {
		const windows1251 = Buffer.from([0xcf, 0xf0, 0xe8]);
		expect(() => copy.write("content/games/a.yaml", windows1251)).toThrow(
			"content/games/a.yaml:1: its text is not valid UTF-8. Save it as UTF-8.",
		);
		expect(readFileSync(at("content/games/a.yaml"), "utf8")).toBe("slug: a\n");
	});

	it("removes a file, and reports a missing file with 404", () => {
		copy.remove("content/games/a.yaml");
		expect(statusOf(() => copy.read("content/games/a.yaml"))).toBe(404);
		expect(statusOf(() => copy.remove("content/games/a.yaml"))).toBe(404);
	});

	it.each([
		"package.json",
		"content/games/../../package.json",
		"content/games/sub/a.yaml",
		"/content/games/a.yaml",
		"content/games/.hidden.yaml",
		".git/config",
		"config/site.ts",
		"",
	])("rejects access to other files: %j", (file) => {
		expect(statusOf(() => copy.read(file))).toBe(403);
		expect(statusOf(() => copy.write(file, Buffer.from("x")))).toBe(403);
		expect(statusOf(() => copy.remove(file))).toBe(403);
	});

	it("follows no link that leads out of the working copy", () => {
		symlinkSync(at("package.json"), at("content/games/link.yaml"));
		symlinkSync(tmpdir(), at("content/news"));
		expect(statusOf(() => copy.read("content/games/link.yaml"))).toBe(403);
		expect(statusOf(() => copy.write("content/news/x.md", Buffer.from("x")))).toBe(403);
	});
});
