/** `npm run art -- <game> [shot,shot] [--draft]`: renders, denoises, develops, lays the interface over, writes one WebP each. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { picture } from "../covers/kit/svg.ts";
import { denoise } from "../denoise/denoise.ts";
import { develop } from "../develop/develop.ts";
import { PLACES } from "../encode/encode.ts";
import { runBlender } from "./blender.ts";
import type { Finish } from "./finish.ts";
import { DRAFT, type Effort, FINAL, finalSize, renderSize, SHOTS, type Shot } from "./shots.ts";

const WORLDS = new URL("../worlds", import.meta.url).pathname;
const SCRATCH = join(tmpdir(), "playfleet-art");
/** Most bytes of a source, and the WebP qualities tried in this order to keep to it. */
const LIMIT = 400_000;
const QUALITIES = [94, 90, 86, 80];

/** Whether a slug has a world to render. */
export const hasWorld = (slug: string): boolean => existsSync(join(WORLDS, `${slug}.py`));

async function finishOf(slug: string): Promise<Finish> {
	const { default: finish } = (await import(join(WORLDS, `${slug}.ts`))) as { default: Finish };
	return finish;
}

/** The developed picture at its final size (a draft: as rendered) with the interface on it. */
async function finished(raw: Buffer, shot: Shot, finish: Finish, effort: Effort): Promise<Buffer> {
	const [width, height] = effort === FINAL ? finalSize(shot) : renderSize(shot, effort);
	const image = develop(raw, { ...finish.grade, ...finish.grades?.[shot] }).resize(width, height, {
		kernel: "lanczos3",
	});
	const hud = finish.hud[shot];
	if (hud === undefined) return image.png({ compressionLevel: 1 }).toBuffer();
	const overlay = await sharp(Buffer.from(picture(...finalSize(shot), hud())))
		.resize(width, height)
		.png()
		.toBuffer();
	return image
		.composite([{ input: overlay }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** A high-quality WebP within the limit of a source. */
async function source(png: Buffer): Promise<Buffer> {
	let bytes = png;
	for (const quality of QUALITIES) {
		bytes = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
		if (bytes.length <= LIMIT) break;
	}
	return bytes;
}

async function renderShot(slug: string, shot: Shot, effort: Effort, folder: string): Promise<string> {
	const path = join(SCRATCH, `${slug}-${shot}`);
	const size = renderSize(shot, effort);
	const seconds = runBlender({ slug, shot, size, samples: effort.samples, path });
	denoise(`${path}.a.exr`, `${path}.b.exr`, `${path}.raw`);
	const png = await finished(await readFile(`${path}.raw`), shot, await finishOf(slug), effort);
	const bytes = await source(png);
	const file = join(folder, `${shot}.webp`);
	await writeFile(file, bytes);
	if (effort === FINAL) await rm(join(folder, `${shot}.svg`), { force: true });
	for (const part of ["a.exr", "b.exr"]) await rm(`${path}.${part}`);
	return `${file}: ${size.join("x")}, ${effort.samples} samples, ${seconds} s, ${Math.round(bytes.length / 1000)} KB`;
}

/**
 * Renders a world's shots, or those named (comma-separated). Finals replace the sources of the game; drafts (half size,
 * 12 samples) go to the system's temporary folder. Returns a line for each picture.
 */
export async function renderWorld(slug: string, names = SHOTS.join(","), draft = false): Promise<string> {
	const chosen = SHOTS.filter((shot) => names.split(",").includes(shot));
	if (chosen.length !== names.split(",").length) throw new Error(`${names}: expected some of ${SHOTS.join(", ")}.`);
	const folder = draft ? join(SCRATCH, "drafts", slug) : join(PLACES.sources, "games", slug);
	await mkdir(folder, { recursive: true });
	const lines: string[] = [];
	for (const shot of chosen) lines.push(await renderShot(slug, shot, draft ? DRAFT : FINAL, folder));
	return lines.join("\n");
}
