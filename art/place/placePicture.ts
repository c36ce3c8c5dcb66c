/** Stores an uploaded picture with its focal point, crops and encodes it. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { parseDocument } from "yaml";
import { encodePicture, getFraming, getPictureHash, readPictureSize } from "#art/encode/encodePicture.ts";
import { ART_PATHS, type ArtPaths, encodeAll, isEncoded, writeEncoded } from "#art/encode/encodePictures.ts";
import { getCropSize, getWidths } from "#art/encode/settings.ts";
import { findSources, formatPath } from "#art/encode/sources.ts";
import { GAME_PICTURE_SIZES } from "#art/sizes.ts";
import { CENTER, cropAround, type Point, type Size } from "./crop.ts";
import { readFocalPoints, writeFocalPoints } from "./focalPoints.ts";
import { createSource, validatePicture } from "./validatePicture.ts";

/** A picture that an entry can have. `npm run art -- places` prints these objects as JSON for the editor. */
export type PictureSlot = {
	key: string;
	/** Recommended size in pixels. */
	frame: Size;
	/** Minimum size in pixels. */
	least: Size;
	/** The current picture, if the slot has one. */
	source?: { file: string; size: Size };
	focus: Point;
};

/** Pictures this wide are smaller on most screens, so their minimum is the second largest encoded width. */
const WIDEST_PICTURE = 2400;

/**
 * Lists the picture slots of a game (`games/<slug>`) or an article (`news/<slug>`).
 *
 * @throws if the entry does not exist
 */
export async function listSlots(entry: string, paths: ArtPaths = ART_PATHS): Promise<PictureSlot[]> {
	const [kind, slug = "", ...rest] = entry.split("/");
	const entryFile = kind === "games" ? `games/${slug}.yaml` : `news/${slug}.md`;
	if (!/^(games|news)$/.test(kind ?? "") || !/^[a-z0-9-]+$/.test(slug) || rest.length > 0)
		throw new Error(`"${entry}" is not a game or article. Write games/<slug> or news/<slug>.`);
	if (!existsSync(join(paths.content, entryFile)))
		throw new Error(`content/${entryFile} does not exist. Save the ${kind === "games" ? "game" : "article"} first.`);
	const keys = kind === "games" ? Object.keys(GAME_PICTURE_SIZES).map((name) => `${entry}/${name}`) : [entry];
	const focalPoints = await readFocalPoints(paths.focus);
	const sources = await findSources(paths.sources);
	return Promise.all(
		keys.map(async (key) => {
			const file = sources.find((source) => source.key === key)?.file;
			const frame = getCropSize(key) as Size;
			return {
				key,
				frame,
				least: getMinSize(key, frame),
				...(file && { source: { file, size: await readPictureSize(formatPath(file), await readFile(file)) } }),
				focus: focalPoints.get(key) ?? CENTER,
			};
		}),
	);
}

function getMinSize(key: string, frame: Size): Size {
	const widths = getWidths(key, frame[0]);
	const width = (frame[0] >= WIDEST_PICTURE ? widths.at(-2) : widths.at(-1)) ?? frame[0];
	return [width, Math.round((width * frame[1]) / frame[0])];
}

async function findSlot(key: string, paths: ArtPaths): Promise<PictureSlot> {
	const entry = key.startsWith("games/") ? dirname(key) : key;
	const slots = await listSlots(entry, paths);
	const slot = slots.find((candidate) => candidate.key === key);
	if (slot) return slot;
	const names = slots.map((candidate) => basename(candidate.key)).join(", ");
	throw new Error(`"${key}": a game has no picture "${basename(key)}". Write one of ${names}.`);
}

/**
 * Puts a PNG, JPEG, WebP or AVIF of any size into a slot, cropped around its focal point. Writes nothing if it throws.
 *
 * @param key `games/<slug>/<picture>` or `news/<slug>`
 * @param name of the file in errors
 * @returns a message to print
 * @throws if the file is not a supported picture, too small, or exceeds its byte budget
 */
export async function placePicture(
	file: string,
	key: string,
	focus: Point,
	name = file,
	paths: ArtPaths = ART_PATHS,
): Promise<string> {
	const { frame, least, source: previousSource } = await findSlot(key, paths);
	const bytes = await readFile(file).catch(() => {
		throw new Error(`${name}: the file does not exist.`);
	});
	const size = await validatePicture(name, bytes);
	const crop = cropAround(size, frame, focus);
	if (crop.width < least[0])
		throw new Error(
			`${name}: it has ${size.join(" x ")} pixels, cropped to ${crop.width} x ${crop.height}; it needs at least ${least.join(" x ")}. Choose a larger picture.`,
		);
	const sourceBytes = await createSource(name, bytes, size, frame);
	const hash = getPictureHash(key, sourceBytes, (await getFraming(key, name, sourceBytes, focus)).crop);
	const isUnchanged = await isEncoded(key, hash, paths);
	const encoded = isUnchanged ? undefined : await encodePicture(key, name, sourceBytes, focus);
	const source = join(paths.sources, `${key}.webp`);
	if (previousSource && extname(previousSource.file) !== ".webp") await rm(previousSource.file);
	await mkdir(dirname(source), { recursive: true });
	await writeFile(source, sourceBytes);
	await removeFaces(key, paths);
	await writeFocalPoints(paths.focus, new Map(await readFocalPoints(paths.focus)).set(key, focus));
	if (encoded) await writeEncoded(key, encoded, paths);
	await encodeAll(key, paths);
	return `${key}: placed ${crop.width} x ${crop.height} of ${size.join(" x ")} pixels.`;
}

/** Removes the faces of the previous picture from art/faces.yaml. */
async function removeFaces(key: string, { faces }: ArtPaths): Promise<void> {
	const document = parseDocument(await readFile(faces, "utf8"));
	if (document.contents && document.delete(key))
		await writeFile(faces, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/**
 * Moves the focal point of the current picture and crops it again.
 *
 * @returns a message to print
 * @throws if the slot is empty or the new crop exceeds its byte budget
 */
export async function moveFocalPoint(key: string, focus: Point, paths: ArtPaths = ART_PATHS): Promise<string> {
	const { source } = await findSlot(key, paths);
	if (!source) throw new Error(`${key}: there is no picture yet. Add one: npm run art -- place <file> ${key}.`);
	const previousFocalPoints = await readFocalPoints(paths.focus);
	await writeFocalPoints(paths.focus, new Map(previousFocalPoints).set(key, focus));
	try {
		await encodeAll(key, paths);
	} catch (error) {
		await writeFocalPoints(paths.focus, previousFocalPoints);
		throw error;
	}
	return `${key}: the focal point is at ${focus.join(", ")}.`;
}
