/** Reads art/faces.yaml: the faces in pictures that text may overlap. */
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { formatPath } from "./sources.ts";

/** Left, top, width and height as shares (0..1) of the picture, from its top left corner. */
export type FaceBox = [left: number, top: number, width: number, height: number];

/** Keyed by picture. */
export type Faces = ReadonlyMap<string, readonly FaceBox[]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the box is inside its picture. The tolerance covers rounding errors of the sums. */
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
			`${file}: invalid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}. Correct it.`,
		);
	}
}

/** Throws for pictures that are not in `keys` and for boxes that are invalid or outside of their picture. */
export async function readFaces(path: string, keys: ReadonlySet<string>): Promise<Faces> {
	const file = formatPath(path);
	const text = await readFile(path, "utf8").catch(() => {
		throw new Error(`${file}: the file is missing. Restore it from the repository.`);
	});
	const entries = parseFaces(file, text);
	if (!isRecord(entries)) throw new Error(`${file}: expected faces by picture. Write <picture>: { <face>: [box] }.`);
	const faces = new Map<string, FaceBox[]>();
	for (const [key, boxes] of Object.entries(entries)) {
		if (!keys.has(key))
			throw new Error(`${file}: "${key}": unknown picture. Use a picture of art/sources or delete the entry.`);
		if (!isRecord(boxes))
			throw new Error(`${file}: "${key}": expected faces. Write <face>: [box] below it or delete the entry.`);
		for (const [face, box] of Object.entries(boxes))
			if (!isBox(box))
				throw new Error(
					`${file}: "${key}", "${face}": not a box within the picture. Write [left, top, width, height] as shares, 0 to 1.`,
				);
		faces.set(key, Object.values(boxes) as FaceBox[]);
	}
	return faces;
}
