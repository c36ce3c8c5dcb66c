import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ArtPaths, encodeAll } from "./encodePictures.ts";
import { getPlaceholderColor, PLACEHOLDER_COLORS } from "./placeholderColors.ts";

const svg = (size: string, body = '<rect width="100%" height="100%" fill="#e02020"/>'): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" ${size}>${body}</svg>`;
const SQUARE = svg('width="512" height="512"');

describe("encode", () => {
	let paths: ArtPaths;
	let root: string;
	const put = async (path: string, content: string | Buffer): Promise<void> => {
		await mkdir(join(paths.sources, path, ".."), { recursive: true });
		await writeFile(join(paths.sources, path), content);
	};

	beforeEach(async () => {
		root = await mkdtemp(join(tmpdir(), "encode-"));
		vi.spyOn(process, "cwd").mockReturnValue(root);
		paths = {
			sources: join(root, "art/sources"),
			faces: join(root, "art/faces.yaml"),
			focus: join(root, "art/focus.yaml"),
			content: join(root, "content"),
			output: join(root, "pictures"),
			manifest: join(root, "pictures.json"),
		};
		await mkdir(dirname(paths.faces));
		await writeFile(paths.faces, "");
	});
	afterEach(() => rm(root, { recursive: true }));

	it("writes AVIF in all widths and one WebP, skips unchanged sources, and deletes obsolete files", async () => {
		await put("games/red/icon.svg", SQUARE);
		await put("site/coin.svg", SQUARE);
		expect(await encodeAll("", paths)).toBe("2 pictures, 2 encoded, 0 old files removed.");
		expect(await encodeAll("", paths)).toBe("2 pictures, 0 encoded, 0 old files removed.");
		expect(
			(await readdir(join(paths.output, "games/red"))).map((name) => name.replace(/^icon\.[0-9a-f]{8}/, "")).sort(),
		).toEqual(["-192.avif", "-384.avif", "-96.avif", ".webp"]);
		await rm(join(paths.sources, "games/red/icon.svg"));
		expect(await encodeAll("", paths)).toBe("1 pictures, 0 encoded, 4 old files removed.");
		const manifest = JSON.parse(await readFile(paths.manifest, "utf8"));
		expect(Object.keys(manifest)).toEqual(["site/coin"]);
		expect(manifest["site/coin"]).toMatchObject({ width: 512, height: 512, widths: [480] });
	});

	it("updates the faces in the manifest without encoding the picture again", async () => {
		await put("site/coin.svg", SQUARE);
		const facesAfter = async (yaml: string): Promise<unknown> => {
			await writeFile(paths.faces, yaml);
			await encodeAll("site", paths);
			return JSON.parse(await readFile(paths.manifest, "utf8"))["site/coin"].faces;
		};
		expect(await facesAfter("site/coin: { cat: [0.1, 0, 0.9, 1], mouse: [0, 0.5, 0.1, 0.1] }")).toEqual([
			[0.1, 0, 0.9, 1],
			[0, 0.5, 0.1, 0.1],
		]);
		expect(await facesAfter("site/coin: { cat: [0, 0, 1, 1] }")).toEqual([[0, 0, 1, 1]]);
		expect(await facesAfter("")).toBeUndefined();
	});

	it.each([
		[
			"site/coyn: { cat: [0, 0, 1, 1] }",
			'"site/coyn": unknown picture. Use a picture of art/sources or delete the entry.',
		],
		["site/coin: [0, 0, 1, 1]", '"site/coin": expected faces. Write <face>: [box] below it or delete the entry.'],
		...["[0.5, 0, 0.6, 1]", "[0, 0.5, 1, 0.6]", "[-0.1, 0, 1, 1]", "[0, 0, 0, 1]", "[0, 0, 1]", "[a, 0, 1, 1]"].map(
			(box) => [
				`site/coin: { cat: ${box} }`,
				'"site/coin", "cat": not a box within the picture. Write [left, top, width, height] as shares, 0 to 1.',
			],
		),
	])("rejects faces of unknown pictures and boxes outside of the picture: %s", async (yaml, message) => {
		await put("site/coin.svg", SQUARE);
		await writeFile(paths.faces, yaml);
		await expect(encodeAll("", paths)).rejects.toThrow(new Error(`art/faces.yaml: ${message}`));
	});

	it("rejects an SVG without width and height", async () => {
		await put("games/red/icon.svg", svg(""));
		await expect(encodeAll("", paths)).rejects.toThrow(/icon\.svg: no width and height.*Add them/);
	});

	it("rejects two sources of the same name", async () => {
		await put("games/red/icon.svg", SQUARE);
		await put("games/red/icon.png", await sharp(Buffer.from(SQUARE)).png().toBuffer());
		await expect(encodeAll("", paths)).rejects.toThrow(/icon\.(svg|png): .*same name\. Delete one/);
	});

	it("rejects wrong proportions and names the required size", async () => {
		await put("games/red/background.svg", SQUARE);
		await expect(encodeAll("", paths)).rejects.toThrow(
			new Error(
				"art/sources/games/red/background.svg: it is 512 x 512. Make it 2400 x 1350, " +
					"or crop it: npm run art -- focus games/red/background 0.5,0.5.",
			),
		);
	});

	it.each(["icon.jpg", "icon.jpeg", "icon.gif", "icon.avif", "icon.PNG", "icon"])(
		"rejects an unsupported file type before it deletes encoded files: %s",
		async (name) => {
			await put("games/red/icon.svg", SQUARE);
			await encodeAll("", paths);
			await rm(join(paths.sources, "games/red/icon.svg"));
			await put(`games/red/${name}`, "");
			await expect(encodeAll("", paths)).rejects.toThrow(
				new Error(`art/sources/games/red/${name}: unsupported file type. Convert it to .webp, .png or .svg.`),
			);
			expect(await readdir(join(paths.output, "games/red"))).toHaveLength(4);
		},
	);

	it("ignores hidden files in the sources", async () => {
		for (const path of [".DS_Store", "games/red/._icon.svg", "games/.cache/icon.jpg"]) await put(path, "");
		await put("games/red/icon.svg", SQUARE);
		expect(await encodeAll("", paths)).toMatch(/^1 pictures/);
	});

	it("rejects an unknown picture name for a game, and allows any name for other pictures", async () => {
		await put("news/icn.svg", SQUARE);
		await put("games/red/icn.svg", SQUARE);
		await expect(encodeAll("", paths)).rejects.toThrow(
			new Error(
				"art/sources/games/red/icn.svg: unknown picture name for a game. " +
					"Name it icon, preview, tall, background, screenshot-1, -2, -3 or clip.",
			),
		);
		await rm(join(paths.sources, "games/red/icn.svg"));
		expect(await encodeAll("", paths)).toMatch(/^1 pictures/);
	});

	it("rejects a picture that exceeds its byte budget", async () => {
		const pixels = Buffer.alloc(480 * 540 * 3);
		let state = 1;
		for (let i = 0; i < pixels.length * 0.7; i++) {
			state = (state * 48271) % 2147483647;
			pixels[i] = state & 255;
		}
		await put(
			"games/red/preview.png",
			await sharp(pixels, { raw: { width: 480, height: 540, channels: 3 } })
				.png()
				.toBuffer(),
		);
		await expect(encodeAll("", paths)).rejects.toThrow(
			/preview\.png: it has \d+ KB as AVIF 480 wide; the limit is 20: quality 50 \d+ KB, .* quality 32 \d+ KB\. Choose/,
		);
	}, 60_000);
});

describe("placeholder colors", () => {
	it("are 48 different colors", () => {
		expect(new Set(PLACEHOLDER_COLORS).size).toBe(48);
	});

	it("are red for a plain red picture", () => {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) =>
			Number.parseInt((PLACEHOLDER_COLORS[getPlaceholderColor([224, 32, 32])] ?? "").slice(i, i + 2), 16),
		);
		expect(r).toBeGreaterThan(180);
		expect(Math.max(g, b)).toBeLessThan(80);
	});
});
