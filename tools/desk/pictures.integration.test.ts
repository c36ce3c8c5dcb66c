import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { answerPictures } from "./pictures.ts";
import { openWorkingCopy } from "./workingCopy.ts";

const names = ["icon", "preview", "tall", "background", "screenshot-1", "screenshot-2", "screenshot-3"];
const texts = {
	en: "A red wall from edge to edge, and nothing else",
	ru: "Красная стена от края до края, и больше ничего",
};

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
	root = mkdtempSync(path.join(tmpdir(), "desk-pictures-"));
	cpSync("art", path.join(root, "art"), {
		recursive: true,
		filter: (from) => !/^art\/(sources|sheets)\b/.test(from.replaceAll(path.sep, "/")),
	});
	symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
	writeFileSync(path.join(root, "art/faces.yaml"), "");
	for (const folder of ["art/sources/games", "content/games", "content/news"])
		mkdirSync(path.join(root, folder), { recursive: true });
	cpSync("content/games/boat-attack.yaml", path.join(root, "content/games/boat-attack.yaml"));
	const copy = openWorkingCopy(root);
	server = createServer((request, response) => {
		answerPictures(request, response, copy, request.url?.slice(1) ?? "").catch((error) => response.destroy(error));
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
	server.close();
	rmSync(root, { recursive: true });
});

const game = () => readFileSync(path.join(root, "content/games/boat-attack.yaml"), "utf8");

/** Sends a picture to a place of the game, as the desk's page does. */
async function send(name: string, fields: Record<string, string | File>): Promise<[status: number, words: string]> {
	const body = new FormData();
	for (const [field, value] of Object.entries({ focus: "0.5,0.5", ...fields })) body.set(field, value);
	const answer = await fetch(`${origin}sources/games/boat-attack/${name}`, { method: "POST", body });
	return [answer.status, await answer.text()];
}

const wall = async () => {
	const plain = sharp({ create: { width: 2600, height: 1900, channels: 3, background: "#e02020" } });
	return new File([new Uint8Array(await plain.jpeg().toBuffer())], "wall.jpg");
};

it("lists the picture in each place with its texts, and returns the picture file", async () => {
	await send("icon", { file: await wall() });
	const { places, alternatives } = await (await fetch(`${origin}places/games/boat-attack`)).json();
	expect(places.map(({ key }: { key: string }) => key)).toEqual(names.map((name) => `games/boat-attack/${name}`));
	expect(places[0].source.size).toEqual([701, 512]);
	expect(alternatives[0].en).toBe(
		"The red speedboat follows a row of coins and chases two rivals to a checkered finish gate",
	);
	const picture = await fetch(`${origin}sources/games/boat-attack/icon`);
	expect(picture.headers.get("content-type")).toBe("image/webp");
	expect((await fetch(`${origin}sources/games/boat-attack/tall`)).status).toBe(404);
});

it("explains in words what is wrong, with the name of the uploaded file", async () => {
	const notes = new File(["no picture"], "--focus=\nnotes.png");
	expect(await send("icon", { file: notes })).toEqual([
		422,
		"--focus= notes.png: it is no picture. Choose a PNG, JPEG, WebP or AVIF file.",
	]);
	expect(await send("icon", { file: await wall(), focus: "2,0" })).toEqual([
		422,
		'"2,0" is no point in a picture. Write how far across and down it is, 0 to 1: 0.4,0.3.',
	]);
});

it("requires a description of a screenshot in each language before it saves the picture", async () => {
	const before = game();
	expect(await send("screenshot-1", { file: await wall(), ...texts, ru: "" })).toEqual([
		422,
		expect.stringMatching(/^What it shows, in Russian: .*30/),
	]);
	expect(existsSync(path.join(root, "art/sources/games/boat-attack/screenshot-1.webp"))).toBe(false);
	expect(game()).toBe(before);
	expect(await send("screenshot-1", { file: await wall(), ...texts })).toEqual([200, "Saved."]);
	const lines = before.split("\n");
	expect(
		game()
			.replaceAll("\u00a0", " ")
			.split("\n")
			.filter((line, at) => line !== lines[at]?.replaceAll("\u00a0", " ")),
	).toEqual([`    - ${texts.en}`, `    - ${texts.ru}`]);
});

it("lets a game borrow pictures until all pictures are its own", async () => {
	writeFileSync(path.join(root, "content/games/boat-attack.yaml"), game().replace("\nen:\n", "\npictures: cat\nen:\n"));
	for (const name of names) {
		expect(parse(game()).pictures, name).toBe("cat");
		expect(await send(name, { file: await wall(), ...texts }), name).toEqual([200, "Saved."]);
	}
	expect(parse(game())).not.toHaveProperty("pictures");
}, 120_000);

it("moves the focus point of an existing picture", async () => {
	expect(await send("icon", { focus: "0.1,0.2" })).toEqual([200, "Saved."]);
	expect(readFileSync(path.join(root, "art/focus.yaml"), "utf8")).toContain("games/boat-attack/icon: [0.1, 0.2]\n");
});

it.each(["sources/games/boat-attack/../../../package", "sources/site/coin", "places/site/site", "elsewhere/games/x"])(
	"rejects requests for other files: %s",
	async (address) => {
		const answer = await fetch(`${origin}${address.replaceAll("..", "%2e%2e")}`, {
			method: "POST",
			body: new FormData(),
		});
		expect(answer.status).toBe(404);
	},
);
