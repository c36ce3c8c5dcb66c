/** Places a picture that somebody chose: crops, encodes and keeps it, with the point that matters. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { parseDocument } from "yaml";
import { encodeAll, isEncoded, PLACES, type Places, writeEncoded } from "#art/encode/encode.ts";
import { encodePicture, framingOf, hashOf, sizeOf } from "#art/encode/picture.ts";
import { frameFor, widthsFor } from "#art/encode/settings.ts";
import { findSources, shown } from "#art/encode/sources.ts";
import { SIZES } from "#art/sizes.ts";
import { cropAround, MIDDLE, type Point, type Size } from "./crop.ts";
import { readFocuses, writeFocuses } from "./focus.ts";
import { judgePicture, keptSource } from "./judge.ts";

/** What a place is, and what stands in it. */
export type Place = {
	key: string;
	/** Width and height in pixels that a picture there has at best, and that it must have at least. */
	frame: Size;
	least: Size;
	/** The source that is kept, below the project's folder; none where nothing stands there yet. */
	source?: { file: string; size: Size };
	focus: Point;
};

/** The widest pictures are shown smaller on most screens: there, the next width does. */
const WIDE = 2400;

/**
 * All places of a game (`games/<slug>`) or an article (`news/<slug>`).
 *
 * @throws with the remedy where there is no such entry
 */
export async function placesOf(entry: string, places: Places = PLACES): Promise<Place[]> {
	const [kind, slug = "", ...rest] = entry.split("/");
	const file = kind === "games" ? `games/${slug}.yaml` : `news/${slug}.md`;
	if (!/^(games|news)$/.test(kind ?? "") || !/^[a-z0-9-]+$/.test(slug) || rest.length > 0)
		throw new Error(`"${entry}" is no game or article. Write games/<slug> or news/<slug>.`);
	if (!existsSync(join(places.content, file)))
		throw new Error(`There is no content/${file}. Save the ${kind === "games" ? "game" : "article"} first.`);
	const keys = kind === "games" ? Object.keys(SIZES).map((name) => `${entry}/${name}`) : [entry];
	const focuses = await readFocuses(places.focus);
	const sources = await findSources(places.sources);
	return Promise.all(
		keys.map(async (key) => {
			const found = sources.find((source) => source.key === key)?.file;
			const frame = frameFor(key) as Size;
			return {
				key,
				frame,
				least: leastFor(key, frame),
				...(found && { source: { file: found, size: await sizeOf(shown(found), await readFile(found)) } }),
				focus: focuses.get(key) ?? MIDDLE,
			};
		}),
	);
}

function leastFor(key: string, frame: Size): Size {
	const widths = widthsFor(key, frame[0]);
	const width = (frame[0] >= WIDE ? widths.at(-2) : widths.at(-1)) ?? frame[0];
	return [width, Math.round((width * frame[1]) / frame[0])];
}

/** @throws with the remedy where a game or article has no such picture */
async function placeOf(key: string, places: Places): Promise<Place> {
	const entry = key.startsWith("games/") ? dirname(key) : key;
	const all = await placesOf(entry, places);
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
	places: Places = PLACES,
): Promise<string> {
	const { frame, least, source: former } = await placeOf(key, places);
	const bytes = await readFile(file).catch(() => {
		throw new Error(`${name}: there is no such file.`);
	});
	const size = await judgePicture(name, bytes);
	const part = cropAround(size, frame, focus);
	if (part.width < least[0])
		throw new Error(
			`${name}: it is ${size.join(" x ")} pixels, of which the place shows ${part.width} x ${part.height}; ` +
				`it needs at least ${least.join(" x ")}. Choose a larger one.`,
		);
	const kept = await keptSource(name, bytes, size, frame);
	const hash = hashOf(key, kept, (await framingOf(key, name, kept, focus)).part);
	const isKnown = await isEncoded(key, hash, places);
	const encoded = isKnown ? undefined : await encodePicture(key, name, kept, focus);
	const source = join(places.sources, `${key}.webp`);
	if (former && extname(former.file) !== ".webp") await rm(former.file);
	await mkdir(dirname(source), { recursive: true });
	await writeFile(source, kept);
	await forgetFaces(key, places);
	await writeFocuses(places.focus, new Map(await readFocuses(places.focus)).set(key, focus));
	if (encoded) await writeEncoded(key, encoded, places);
	await encodeAll(key, places);
	return `${key}: placed ${part.width} x ${part.height} of ${size.join(" x ")} pixels.`;
}

/** Faces of the picture that stood there before. */
async function forgetFaces(key: string, { faces }: Places): Promise<void> {
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
export async function moveFocus(key: string, focus: Point, places: Places = PLACES): Promise<string> {
	const { source } = await placeOf(key, places);
	if (!source) throw new Error(`${key}: no picture stands there yet. Place one: npm run art -- place <file> ${key}.`);
	const known = await readFocuses(places.focus);
	await writeFocuses(places.focus, new Map(known).set(key, focus));
	try {
		await encodeAll(key, places);
	} catch (error) {
		await writeFocuses(places.focus, known);
		throw error;
	}
	return `${key}: the point is at ${focus.join(", ")}.`;
}
