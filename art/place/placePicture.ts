/** Places a picture that somebody chose: crops, encodes and keeps it, with the point that matters. */
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

/** What a place is, and what stands in it. */
export type PictureSlot = {
	key: string;
	/** Width and height in pixels that a picture there has at best, and that it must have at least. */
	frame: Size;
	least: Size;
	/** The source that is kept, below the project's folder; none where nothing stands there yet. */
	source?: { file: string; size: Size };
	focus: Point;
};

/** The widest pictures are shown smaller on most screens: there, the next width does. */
const WIDEST_PICTURE = 2400;

/**
 * All places of a game (`games/<slug>`) or an article (`news/<slug>`).
 *
 * @throws with the remedy where there is no such entry
 */
export async function listSlots(entry: string, places: ArtPaths = ART_PATHS): Promise<PictureSlot[]> {
	const [kind, slug = "", ...rest] = entry.split("/");
	const file = kind === "games" ? `games/${slug}.yaml` : `news/${slug}.md`;
	if (!/^(games|news)$/.test(kind ?? "") || !/^[a-z0-9-]+$/.test(slug) || rest.length > 0)
		throw new Error(`"${entry}" is no game or article. Write games/<slug> or news/<slug>.`);
	if (!existsSync(join(places.content, file)))
		throw new Error(`There is no content/${file}. Save the ${kind === "games" ? "game" : "article"} first.`);
	const keys = kind === "games" ? Object.keys(GAME_PICTURE_SIZES).map((name) => `${entry}/${name}`) : [entry];
	const focuses = await readFocalPoints(places.focus);
	const sources = await findSources(places.sources);
	return Promise.all(
		keys.map(async (key) => {
			const found = sources.find((source) => source.key === key)?.file;
			const frame = getCropSize(key) as Size;
			return {
				key,
				frame,
				least: getMinSize(key, frame),
				...(found && {
					source: { file: found, size: await readPictureSize(formatPath(found), await readFile(found)) },
				}),
				focus: focuses.get(key) ?? CENTER,
			};
		}),
	);
}

function getMinSize(key: string, frame: Size): Size {
	const widths = getWidths(key, frame[0]);
	const width = (frame[0] >= WIDEST_PICTURE ? widths.at(-2) : widths.at(-1)) ?? frame[0];
	return [width, Math.round((width * frame[1]) / frame[0])];
}

/** @throws with the remedy where a game or article has no such picture */
async function findSlot(key: string, places: ArtPaths): Promise<PictureSlot> {
	const entry = key.startsWith("games/") ? dirname(key) : key;
	const all = await listSlots(entry, places);
	const place = all.find((candidate) => candidate.key === key);
	if (place) return place;
	const names = all.map((candidate) => basename(candidate.key)).join(", ");
	throw new Error(`"${key}": a game has no picture "${basename(key)}". Write one of ${names}.`);
}

/**
 * Puts a PNG, JPEG, WebP or AVIF of any size into a place, cropped around a point of it. Nothing is written unless all of it
 * holds.
 *
 * @param file of the picture, which is left as it is
 * @param key of the place: `games/<slug>/<picture>` or `news/<slug>`
 * @param name how errors name the file
 * @returns a line to print
 * @throws with the remedy where the file is no such picture, too small, or needs more bytes than the place may have
 */
export async function placePicture(
	file: string,
	key: string,
	focus: Point,
	name = file,
	places: ArtPaths = ART_PATHS,
): Promise<string> {
	const { frame, least, source: former } = await findSlot(key, places);
	const bytes = await readFile(file).catch(() => {
		throw new Error(`${name}: there is no such file.`);
	});
	const size = await validatePicture(name, bytes);
	const part = cropAround(size, frame, focus);
	if (part.width < least[0])
		throw new Error(
			`${name}: it is ${size.join(" x ")} pixels, of which the place shows ${part.width} x ${part.height}; ` +
				`it needs at least ${least.join(" x ")}. Choose a larger one.`,
		);
	const kept = await createSource(name, bytes, size, frame);
	const hash = getPictureHash(key, kept, (await getFraming(key, name, kept, focus)).part);
	const isKnown = await isEncoded(key, hash, places);
	const encoded = isKnown ? undefined : await encodePicture(key, name, kept, focus);
	const source = join(places.sources, `${key}.webp`);
	if (former && extname(former.file) !== ".webp") await rm(former.file);
	await mkdir(dirname(source), { recursive: true });
	await writeFile(source, kept);
	await removeFaces(key, places);
	await writeFocalPoints(places.focus, new Map(await readFocalPoints(places.focus)).set(key, focus));
	if (encoded) await writeEncoded(key, encoded, places);
	await encodeAll(key, places);
	return `${key}: placed ${part.width} x ${part.height} of ${size.join(" x ")} pixels.`;
}

/** Faces of the picture that stood there before. */
async function removeFaces(key: string, { faces }: ArtPaths): Promise<void> {
	const document = parseDocument(await readFile(faces, "utf8"));
	if (document.contents && document.delete(key))
		await writeFile(faces, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

/**
 * Moves the point that matters of a picture that has its place already.
 *
 * @returns a line to print
 * @throws with the remedy where nothing stands there, or the part around the point needs more bytes than it may have
 */
export async function moveFocalPoint(key: string, focus: Point, places: ArtPaths = ART_PATHS): Promise<string> {
	const { source } = await findSlot(key, places);
	if (!source) throw new Error(`${key}: no picture stands there yet. Place one: npm run art -- place <file> ${key}.`);
	const known = await readFocalPoints(places.focus);
	await writeFocalPoints(places.focus, new Map(known).set(key, focus));
	try {
		await encodeAll(key, places);
	} catch (error) {
		await writeFocalPoints(places.focus, known);
		throw error;
	}
	return `${key}: the point is at ${focus.join(", ")}.`;
}
