import { existsSync } from "node:fs";
import { z } from "zod";
import { ContentError } from "#content/model/contentError.ts";
import type { FocalPoint, Picture } from "#content/model/picture.ts";
import { once } from "./once.server.ts";
import { readManifest } from "./readText.server.ts";

/** Written by `npm run art -- encode`. */
const manifestFile = "content/pictures.json";

const share = z.number().min(0).max(1);

const encodedSchema = z.strictObject({
	width: z.int().positive(),
	height: z.int().positive(),
	widths: z.array(z.int().positive()).min(1),
	hash: z.string().min(1),
	placeholderColor: z.int().nonnegative(),
	/** Left, top, width, height. Tests use them to keep text off faces; pages only get a focal point. */
	faces: z.array(z.tuple([share, share, share, share])).optional(),
	/** Focal point set by an editor; it takes precedence over the faces. */
	focus: z.tuple([share, share]).optional(),
});

type EncodedPicture = z.infer<typeof encodedSchema>;

const manifestSchema = z.record(z.string(), encodedSchema);

export type PictureIndex = (key: string) => Picture | undefined;

/** Reads the manifest of encoded pictures. @throws ContentError if it is missing or invalid */
export function readPictures(file = manifestFile): PictureIndex {
	const remedy = 'Run "npm run art -- encode".';
	if (!existsSync(file)) throw new ContentError([`${file} is missing. ${remedy}`]);
	const entries = Object.entries(readManifest(file, manifestSchema, remedy));
	const pictures = new Map(entries.map(([key, entry]) => [key, pictureOf(key, entry)]));
	return (key) => pictures.get(key);
}

function pictureOf(key: string, entry: EncodedPicture): Picture {
	const { width, height, widths, hash, placeholderColor, faces = [] } = entry;
	const focalPoint = entry.focus ? inTenths(...entry.focus) : middleOf(faces);
	return {
		base: `/pictures/${key}.${hash}`,
		width,
		height,
		widths,
		placeholderColor,
		...(focalPoint && { focus: focalPoint }),
	};
}

function middleOf(faces: NonNullable<EncodedPicture["faces"]>): FocalPoint | undefined {
	const [largest] = faces.toSorted((a, b) => b[2] * b[3] - a[2] * a[3]);
	if (!largest) return undefined;
	const [left, top, width, height] = largest;
	return inTenths(left + width / 2, top + height / 2);
}

/** CSS has rules for tenths from 1 to 9: positions nearer to an edge cannot be centered. */
function inTenths(across: number, down: number): FocalPoint {
	const toTenth = (share: number) => Math.min(Math.max(Math.round(10 * share), 1), 9);
	return { across: toTenth(across), down: toTenth(down) };
}

const getIndex = once(() => readPictures());

/** A picture that code refers to. @throws ContentError if it was never encoded */
export function sitePicture(key: string): Picture {
	const picture = getIndex()(key);
	if (picture) return picture;
	throw new ContentError([
		`${manifestFile}: no picture "${key}". Put art/sources/${key}.webp (or .png, .svg) in place and run "npm run art -- encode".`,
	]);
}
