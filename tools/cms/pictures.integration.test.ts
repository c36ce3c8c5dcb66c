import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPictures, readSource, savePicture } from "./pictures.ts";
import { openWorkingCopy, type WorkingCopy } from "./workingCopy.ts";

const article = "content/news/first.md";
let root: string;
let copy: WorkingCopy;
let wallPicture: File;

beforeAll(async () => {
	root = mkdtempSync(path.join(tmpdir(), "pictures-"));
	cpSync("art", path.join(root, "art"), {
		recursive: true,
		filter: (from) => !/^art\/(sources|sheets)\b/.test(from.replaceAll(path.sep, "/")),
	});
	symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
	writeFileSync(path.join(root, "art/faces.yaml"), "");
	for (const folder of ["art/sources", "content/games", "content/news"])
		mkdirSync(path.join(root, folder), { recursive: true });
	const [game = ""] = readdirSync("content/games");
	const text = readFileSync(path.join("content/games", game), "utf8").replace(/^pictures: .*\n/m, "");
	writeFileSync(path.join(root, "content/games/raft.yaml"), text.replace(/^slug: .*/m, "slug: raft"));
	writeFileSync(path.join(root, article), "---\nslug: first\npicture: games/raft/tall\n---\n\nText\n");
	copy = openWorkingCopy(root);
	const plain = sharp({ create: { width: 2600, height: 1900, channels: 3, background: "#e02020" } });
	wallPicture = new File([new Uint8Array(await plain.jpeg().toBuffer())], "wall.jpg");
});
afterAll(() => rmSync(root, { recursive: true }));

/** Sends a picture as the editor's page does. */
async function place(name: string, fields: Record<string, string | File>): Promise<object> {
	const form = new FormData();
	for (const [field, value] of Object.entries({ focus: "0.5,0.5", ...fields })) form.set(field, value);
	const request = new Request("http://localhost", { method: "POST", body: form });
	const type = request.headers.get("content-type") ?? "";
	return savePicture(copy, name, type, Buffer.from(await request.arrayBuffer()));
}

it("places a game's picture, moves its focus point, and leaves the borrowed ones until all are its own", async () => {
	const file = path.join(root, "content/games/raft.yaml");
	writeFileSync(file, readFileSync(file, "utf8").replace("\nen:\n", "\npictures: cat\nen:\n"));
	await place("games/raft/icon", { file: wallPicture });
	await place("games/raft/icon", { focus: "0.1,0.2" });
	expect(readFileSync(path.join(root, "art/focus.yaml"), "utf8")).toContain("games/raft/icon: [0.1, 0.2]\n");
	expect(await readPictures(copy, "games/raft")).toMatchObject([
		{ key: "games/raft/icon", source: { size: [701, 512] } },
		...Array.from({ length: 6 }, () => ({})),
	]);
	expect(readSource(copy, "games/raft/icon")[0]).toBe("image/webp");
	expect(() => readSource(copy, "games/raft/tall")).toThrow("There is no picture games/raft/tall yet.");
	expect(readFileSync(file, "utf8")).toContain("pictures: cat\n");
});

it("stops borrowing a picture once an entry has all of its own, which the build requires", async () => {
	await place("news/first", { file: wallPicture });
	expect(readFileSync(path.join(root, article), "utf8")).toBe("---\nslug: first\n---\n\nText\n");
});

it("explains what is wrong with a picture, with the name of the uploaded file", async () => {
	const notes = new File(["no picture"], "--focus=\nnotes.png");
	await expect(place("games/raft/icon", { file: notes })).rejects.toThrow(
		"--focus= notes.png: it is no picture. Choose a PNG, JPEG, WebP or AVIF file.",
	);
	await expect(place("games/raft/icon", { file: wallPicture, focus: "2,0" })).rejects.toThrow(
		'"2,0" is no point in a picture. Write how far across and down it is, 0 to 1: 0.4,0.3.',
	);
});

it.each(["games/raft/../../../package", "site/coin", "games/x/icon/y"])("rejects other names: %s", async (name) => {
	await expect(place(name, { file: wallPicture })).rejects.toMatchObject({ status: 404 });
	expect(() => readSource(copy, name)).toThrow("The editor has no picture");
	await expect(readPictures(copy, name)).rejects.toMatchObject({ status: 404 });
});
