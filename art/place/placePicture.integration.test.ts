import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ArtPaths, encodeAll } from "#art/encode/encodePictures.ts";
import { parsePoint } from "./focalPoints.ts";
import { listSlots, moveFocalPoint, placePicture } from "./placePicture.ts";

const plain = (width: number, height: number, background = "#e02020"): Sharp =>
	sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue. */
const halves = (width: number, height: number): Sharp =>
	plain(width, height).composite([
		{
			input: { create: { width: width / 2, height, channels: 3, background: "#2020e0" } },
			left: width / 2,
			top: 0,
		},
	]);

let root: string;
let paths: ArtPaths;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "place-"));
	vi.spyOn(process, "cwd").mockReturnValue(root);
	paths = {
		sources: join(root, "art/sources"),
		faces: join(root, "art/faces.yaml"),
		focus: join(root, "art/focus.yaml"),
		content: join(root, "content"),
		output: join(root, "pictures"),
		manifest: join(root, "content/pictures.json"),
	};
	await put("content/games/red.yaml", "");
	await put("content/news/fleet.md", "");
	await put("art/faces.yaml", "# Kept.\n\ngames/red/icon:\n  cat: [0, 0, 1, 1]\n");
	await put("art/sources/games/red/icon.png", await plain(512, 512).png().toBuffer());
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, content: string | Buffer): Promise<string> {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await writeFile(join(root, path), content);
	return join(root, path);
}

const place = async (file: string, content: string | Buffer, key = "games/red/icon", focus = "0.5,0.5") =>
	placePicture(await put(file, content), key, parsePoint(focus), file, paths);

const manifest = async () => JSON.parse(await readFile(paths.manifest, "utf8"));

/** The predominant color of the encoded picture. */
async function readColor(key: string): Promise<"red" | "blue"> {
	const file = join(paths.output, `${key}.${(await manifest())[key].hash}.webp`);
	const { channels } = await sharp(file).stats();
	return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
}

describe("a placed picture", () => {
	it.each(["png", "jpeg", "webp", "avif"] as const)(
		"can be a %s of any proportions",
		async (kind) => {
			await place(`chosen.${kind}`, await halves(1500, 700).toFormat(kind).toBuffer(), undefined, "0.8,0.5");
			expect((await manifest())["games/red/icon"]).toMatchObject({ width: 512, height: 512, widths: [96, 192, 384] });
			expect(await readColor("games/red/icon")).toBe("blue");
		},
		60_000,
	);

	it("is stored uncropped in a smaller size, so that the focal point can be moved later", async () => {
		await place("chosen.png", await halves(3000, 1000).png().toBuffer(), undefined, "0.1,0.5");
		expect(await readColor("games/red/icon")).toBe("red");
		const first = await manifest();
		await moveFocalPoint("games/red/icon", [0.9, 0.5], paths);
		expect(await readColor("games/red/icon")).toBe("blue");
		await moveFocalPoint("games/red/icon", [0.1, 0.5], paths);
		expect(await manifest()).toEqual(first);
		expect(await sharp(join(paths.sources, "games/red/icon.webp")).metadata()).toMatchObject({
			width: 1536,
			height: 512,
		});
		expect(await encodeAll("", paths)).toBe("1 pictures, 0 encoded, 0 old files removed.");
	});

	it("replaces the previous picture, its faces and files, and stores its focal point", async () => {
		await encodeAll("", paths);
		expect((await manifest())["games/red/icon"].faces).toHaveLength(1);
		await place("chosen.png", await halves(1500, 1000).png().toBuffer(), undefined, "0.2,0.3");
		expect(await readdir(join(paths.sources, "games/red"))).toEqual(["icon.webp"]);
		expect(await readdir(join(paths.output, "games/red"))).toHaveLength(4);
		expect(await readFile(paths.faces, "utf8")).toMatch(/^# Kept\.\n/);
		const { faces, focus } = (await manifest())["games/red/icon"];
		expect({ faces, focus }).toEqual({ faces: undefined, focus: [0.3, 0.3] });
	});

	it("is stored upright and without its camera metadata", async () => {
		const turned = await halves(2000, 1000)
			.withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		await place("photo.jpg", turned);
		const kept = await sharp(join(paths.sources, "games/red/icon.webp")).metadata();
		expect(kept.exif).toBeUndefined();
		expect([kept.width, kept.height]).toEqual([512, 1024]);
	});

	it("is cropped to the proportions of an article's cover", async () => {
		await place("cover.jpg", await plain(3000, 3000).jpeg().toBuffer(), "news/fleet");
		expect((await manifest())["news/fleet"]).toMatchObject({ width: 2400, height: 1350, widths: [480, 960, 1600] });
	});

	it.each([
		["notes.txt", "no picture at all", "it is not a picture. Choose a PNG, JPEG, WebP or AVIF file."],
		["empty.png", "", "it is not a picture. Choose a PNG, JPEG, WebP or AVIF file."],
		["logo.png", '<svg xmlns="http://www.w3.org/2000/svg"/>', /^it is an SVG, .* Export it as PNG\.$/],
		["logo.svg", '<?xml version="1.0"?><svg/>', /^it is an SVG, .* Export it as PNG\.$/],
		["film.gif", "GIF89a...", "it is a GIF. Save it as PNG."],
		["photo.heic", "\0\0\0\x18ftypheic\0\0\0\0", /^it is a HEIC, .* Save it as JPEG\.$/],
		["half.png", "\x89PNG\r\n\x1a\nhalf", "it is damaged and cannot be read. Export it again."],
	])("is rejected with the remedy if its format is not supported: %s", async (file, content, message) => {
		const error = await place(file, Buffer.from(content, "latin1")).catch((error: Error) => error.message);
		const expected = typeof message === "string" ? message : expect.stringMatching(message);
		expect(error?.replace(`${file}: `, "")).toEqual(expected);
	});

	it("is rejected if it is animated", async () => {
		const frames = await Promise.all(["#f00", "#00f"].map((color) => plain(600, 600, color).png().toBuffer()));
		const animated = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		await expect(place("moving.webp", animated)).rejects.toThrow("moving.webp: it is animated. Choose a still picture");
	});

	it("is rejected if a small file would decompress to gigabytes", async () => {
		const bomb = await plain(16_000, 16_000).png().toBuffer();
		expect(bomb.length).toBeLessThan(4_000_000);
		await expect(place("bomb.png", bomb)).rejects.toThrow(
			"bomb.png: it has 16000 x 16000 pixels; the limit is 100 million. Make it smaller.",
		);
	}, 60_000);

	it("is rejected if the file is truncated", async () => {
		const whole = await halves(2000, 2000).jpeg().toBuffer();
		await expect(place("cut.jpg", whole.subarray(0, whole.length / 2))).rejects.toThrow(
			/^cut\.jpg: it is incomplete or damaged \(.*\)\. Export it again\.$/,
		);
	});

	it("is rejected if its crop is too small", async () => {
		await expect(place("phone.png", await plain(390, 844).png().toBuffer(), "games/red/background")).rejects.toThrow(
			"phone.png: it has 390 x 844 pixels, cropped to 390 x 219; it needs at least 1600 x 900. Choose a larger picture.",
		);
	});

	it("is rejected if it exceeds its byte budget at every quality, and the previous picture stays", async () => {
		await encodeAll("", paths);
		const before = await manifest();
		const pixels = Buffer.alloc(120 * 240 * 3);
		let state = 1;
		for (let i = 0; i < pixels.length; i++) {
			state = (state * 48271) % 2147483647;
			pixels[i] = state & 64 ? 255 : 0;
		}
		const noise = await sharp(pixels, { raw: { width: 120, height: 240, channels: 3 } })
			.resize(800, 1600, { kernel: "nearest" })
			.png()
			.toBuffer();
		await expect(place("noise.png", noise, "games/red/tall")).rejects.toThrow(
			/^noise\.png: it has \d+ KB as AVIF 480 wide; the limit is 20: quality 50 \d+ KB, quality 44 .* blurred by 2 \d+ KB\. Choose a calmer picture/,
		);
		expect(await manifest()).toEqual(before);
		expect(existsSync(join(paths.sources, "games/red/tall.webp"))).toBe(false);
		expect(existsSync(paths.focus)).toBe(false);
	}, 120_000);

	it.each([
		["games/blue/icon", "content/games/blue.yaml does not exist. Save the game first."],
		["games/red/icn", '"games/red/icn": a game has no picture "icn". Write one of icon, preview, tall, background,'],
		["games/../red/icon", '"games/../red" is not a game or article. Write games/<slug> or news/<slug>.'],
		["games/red/icon/x", '"games/red/icon" is not a game or article. Write games/<slug> or news/<slug>.'],
		["site/coin", '"site/coin" is not a game or article. Write games/<slug> or news/<slug>.'],
	])("is rejected for an unknown entry or picture name: %s", async (key, message) => {
		await expect(place("chosen.png", await plain(600, 600).png().toBuffer(), key)).rejects.toThrow(message);
	});

	it.each(["0.5", "0.5,1.5", "a,b", "0.5,", "-0.1,0.5", "0.5,0.5,0.5"])(
		"is rejected for a focal point that is not two shares from 0 to 1: %s",
		(text) => {
			expect(() => parsePoint(text)).toThrow(`"${text}" is not a point in the picture. Write x and y as shares`);
		},
	);
});

describe("the picture slots of an entry", () => {
	it("are listed with their current pictures and size limits", async () => {
		const [icon, , , background] = await listSlots("games/red", paths);
		expect(icon).toEqual({
			key: "games/red/icon",
			frame: [512, 512],
			least: [384, 384],
			source: { file: join(paths.sources, "games/red/icon.png"), size: [512, 512] },
			focus: [0.5, 0.5],
		});
		expect(background).toEqual({
			key: "games/red/background",
			frame: [2400, 1350],
			least: [1600, 900],
			focus: [0.5, 0.5],
		});
	});

	it("reject a focal point of a missing picture", async () => {
		await put("art/focus.yaml", "games/red/icn: [0.5, 0.5]\n");
		await expect(encodeAll("", paths)).rejects.toThrow('art/focus.yaml: "games/red/icn": unknown picture.');
	});
});
