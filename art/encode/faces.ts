/** art/faces.yaml: where faces are in the pictures that words may stand on. */
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { formatPath } from "./sources.ts";

/** Left, top, width and height as shares (0..1) of the picture, from its top left corner. */
export type FaceBox = [left: number, top: number, width: number, height: number];

/** The boxes of each picture that has any, by its key. */
export type Faces = ReadonlyMap<string, readonly FaceBox[]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is a box that lies within its picture; sums of decimal fractions are a hair off. */
function isBox(value: unknown): value is FaceBox {
	if (!Array.isArray(value) || value.length !== 4 || !value.every(Number.isFinite)) return false;
	const [left, top, width, height] = value as FaceBox;
	return left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 + 1e-9 && top + height <= 1 + 1e-9;
}

function parseFaces(file: string, text: string): unknown {
	try {
		return parse(text) ?? {};
	} catch (error) {
		throw new Error(
			`${file}: not valid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}. Mend it.`,
		);
	}
}

/**
 * Reads the faces. Throws with file, name and remedy at a picture that `keys` lacks and at a box that is none or leaves its
 * picture.
 */
export async function readFaces(path: string, keys: ReadonlySet<string>): Promise<Faces> {
	const file = formatPath(path);
	const text = await readFile(path, "utf8").catch(() => {
		throw new Error(`${file}: no such file. It comes with the repository: restore it.`);
	});
	const table = parseFaces(file, text);
	if (!isRecord(table))
		throw new Error(`${file}: expected pictures with their faces. Write <picture>: { <face>: [box] }.`);
	const faces = new Map<string, FaceBox[]>();
	for (const [key, named] of Object.entries(table)) {
		if (!keys.has(key))
			throw new Error(`${file}: "${key}": no such picture. Name one of art/sources or delete the entry.`);
		if (!isRecord(named))
			throw new Error(`${file}: "${key}": no faces. Write <face>: [box] below it or delete the entry.`);
		for (const [face, box] of Object.entries(named))
			if (!isBox(box))
				throw new Error(
					`${file}: "${key}", "${face}": not a box within the picture. Write [left, top, width, height] as shares, 0 to 1.`,
				);
		faces.set(key, Object.values(named) as FaceBox[]);
	}
	return faces;
}
