import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePages } from "#scripts/build/kept/builtPages.ts";
import { FormerBuild } from "#scripts/build/kept/formerBuild.ts";
import { outline } from "./lettering.ts";
import { setHeadline } from "./setHeadline.ts";
import { createSharePictures } from "./sharePictures.ts";
import { shareSize } from "./shareSize.ts";

const silent = { start() {}, step() {}, end() {} };
let folder = "";
let art = "";

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "share-"));
	art = path.join(folder, "art.webp");
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#777777", noise } });
	writeFileSync(art, await picture.webp().toBuffer());
});

afterAll(() => rmSync(folder, { recursive: true }));

const scene = (headline: string, kicker?: string) => ({ art, headline: [headline], kicker, brand: "Brand" });

describe("share pictures", () => {
	it("are JPEGs of 1200 by 630 at the address that was given, Cyrillic or not", async () => {
		const pictures = createSharePictures(path.join(folder, "kept"));
		const addresses = [
			pictures.order("/", scene("Play in chat")),
			pictures.order("/ru/games/boat-attack", scene("Играй в чате", "Гонки")),
		];
		await pictures.drawOthers(path.join(folder, "site"), silent);
		expect(addresses[1]).toMatch(/^\/pictures\/share\/ru\/games\/boat-attack\.[0-9a-f]{8}\.jpg$/);
		for (const address of addresses) {
			const { width, height, format } = await sharp(path.join(folder, "site", address)).metadata();
			expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
		}
		const [first, second] = addresses.map((address) => readFileSync(path.join(folder, "site", address)));
		expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
	});

	it("are drawn once, and taken over from the build before until somebody has touched them", async () => {
		const kept = path.join(folder, "once");
		const folders = { build: path.join(folder, "build"), pagesFile: "pages.tsv", formerFile: "pages.before.tsv" };
		const build = async () => {
			const former = new FormerBuild(folders);
			await former.makeRoom();
			former.open();
			const pictures = createSharePictures(kept);
			const address = pictures.order("/a", scene("One"));
			const client = path.join(folders.build, "client");
			const taken = pictures.takeKept(client, former);
			const drawn = await pictures.drawOthers(client, silent);
			const built = new Map([...taken, ...drawn]);
			writePages(path.join(folders.build, folders.pagesFile), built);
			expect([...built.keys()]).toEqual([address]);
			const file = path.join(client, address);
			return { file, isDrawn: drawn.has(address), content: readFileSync(file), written: statSync(file).ctimeMs };
		};
		const first = await build();
		expect(first.isDrawn).toBe(true);
		expect(await build()).toEqual({ ...first, isDrawn: false });
		writeFileSync(first.file, "by hand");
		const { written, ...others } = await build();
		expect(others).toEqual({ file: first.file, isDrawn: false, content: first.content });
		expect(written).not.toBe(first.written);
	});

	it("change their address with what they show", () => {
		const pictures = createSharePictures(path.join(folder, "kept"));
		const of = (headline: string, kicker?: string) => pictures.order("/a", scene(headline, kicker));
		expect(new Set([of("One"), of("Two"), of("One", "Action"), of("One")])).toHaveProperty("size", 3);
	});
});

describe("setHeadline", () => {
	const width = shareSize.width - 128;

	it("keeps the lines that a headline is written in", async () => {
		const { lines } = await setHeadline(["Play in chat.", "Earn in T$."], width);
		expect(lines).toHaveLength(2);
	});

	it.each([
		"Boat",
		"What a TeleDollar is, from top-up to cash-out",
		"Правила возврата средств и отмены покупок в играх",
	])("fits %s into three lines", async (text) => {
		const { lines } = await setHeadline([text], width);
		expect(lines.length).toBeLessThanOrEqual(3);
		for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
	});

	it.each([
		["what is too long for any size", "Longwinded ".repeat(30).trim(), 3],
		["a word that is wider than the picture", "x".repeat(90), 1],
	])("keeps %s within the picture", async (_, text, count) => {
		const { lines } = await setHeadline([text], width);
		expect(lines).toHaveLength(count);
		for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
	});
});

describe("outline", () => {
	it("draws from several files of Inter in one line", async () => {
		const [latin, cyrillic, both] = await Promise.all(
			["Play", "Играй", "Play Играй"].map((text) => outline(text, 900, 100)),
		);
		expect(both?.width).toBeGreaterThan((latin?.width ?? 0) + (cyrillic?.width ?? 0));
		expect(both?.path).toMatch(/^M/);
	});

	it("kerns", async () => {
		const [pair, a, v] = await Promise.all(["AV", "A", "V"].map((text) => outline(text, 900, 100)));
		expect(pair?.width).toBeLessThan((a?.width ?? 0) + (v?.width ?? 0));
	});

	it("names a character that Inter lacks", async () => {
		await expect(outline("漢", 900, 100)).rejects.toThrow('"漢" (U+6f22)');
	});
});
