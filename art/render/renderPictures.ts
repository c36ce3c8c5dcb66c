/** `npm run art -- <game|site>`: renders, denoises and develops pictures, adds the interface, writes WebP sources. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { denoise } from "#art/denoise/denoise.ts";
import { develop } from "#art/develop/develop.ts";
import { ART_PATHS } from "#art/encode/encodePictures.ts";
import { renderSvg } from "#art/hud/svg.ts";
import { loadFinish } from "./finish.ts";
import { runBlender } from "./runBlender.ts";
import { DRAFT, FINAL, type Frame, getRenderSize, type RenderQuality } from "./shots.ts";

const SCRATCH = join(tmpdir(), "site-art");
/** Maximum bytes of a source, and the WebP qualities to try in this order. */
const MAX_SOURCE_BYTES = 400_000;
const WEBP_QUALITIES = [94, 90, 86, 80];

/** Returns the developed picture as PNG, with cutout and interface, at its final size (drafts: rendered size). */
async function finishPicture(frame: Frame, path: string, quality: RenderQuality): Promise<Buffer> {
	const finish = await loadFinish<string>(frame.scene);
	const grade = { ...finish.grade, ...finish.grades?.[frame.shot] };
	let image = develop(await readFile(`${path}.raw`), grade);
	if (frame.cutout) {
		const mask = await sharp(`${path}.cutout.png`).extractChannel(3).png().toBuffer();
		image = sharp(await image.joinChannel(mask).png({ compressionLevel: 1 }).toBuffer());
		if (frame.cutout !== "transparent") image = image.flatten({ background: frame.cutout });
	}
	const [width, height] = quality === FINAL ? frame.size : getRenderSize(frame.size, quality);
	const sized = image.resize(width, height, {
		kernel: "lanczos3",
	});
	const hud = finish.hud?.[frame.shot];
	if (hud === undefined) return sized.png({ compressionLevel: 1 }).toBuffer();
	const overlay = await sharp(Buffer.from(renderSvg(...frame.size, hud())))
		.resize(width, height)
		.png()
		.toBuffer();
	return sized
		.composite([{ input: overlay }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** Encodes a high-quality WebP; at the lowest quality it may exceed MAX_SOURCE_BYTES. */
async function encodeSource(png: Buffer): Promise<Buffer> {
	let bytes = png;
	for (const webpQuality of WEBP_QUALITIES) {
		bytes = await sharp(png).webp({ quality: webpQuality, effort: 5, smartSubsample: true }).toBuffer();
		if (bytes.length <= MAX_SOURCE_BYTES) break;
	}
	return bytes;
}

async function renderFrame(frame: Frame, quality: RenderQuality): Promise<string> {
	const folder = join(quality === FINAL ? ART_PATHS.sources : join(SCRATCH, "drafts"), frame.folder);
	await mkdir(folder, { recursive: true });
	const path = join(SCRATCH, `${frame.scene}-${frame.shot}`.replace("/", "-"));
	const size = getRenderSize(frame.size, quality);
	const seconds = runBlender(frame, size, quality.samples, path);
	denoise(`${path}.a.exr`, `${path}.b.exr`, `${path}.raw`);
	const bytes = await encodeSource(await finishPicture(frame, path, quality));
	const file = join(folder, `${frame.shot}.webp`);
	await writeFile(file, bytes);
	if (quality === FINAL) await rm(join(folder, `${frame.shot}.svg`), { force: true });
	for (const part of ["a.exr", "b.exr", "cutout.png"]) await rm(`${path}.${part}`, { force: true });
	return `${file}: ${size.join("x")}, ${quality.samples} samples, ${seconds} s, ${Math.round(bytes.length / 1000)} KB`;
}

/**
 * Renders frames sequentially. Finals replace the sources of the same name; drafts (smaller, fewer samples) go to the
 * temporary directory. Returns one line per picture.
 */
export async function renderFrames(frames: readonly Frame[], draft: boolean): Promise<string> {
	const lines: string[] = [];
	for (const frame of frames) lines.push(await renderFrame(frame, draft ? DRAFT : FINAL));
	return lines.join("\n");
}
