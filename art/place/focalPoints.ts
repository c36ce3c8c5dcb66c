/** Reads and writes art/focus.yaml: the focal point of each uploaded picture. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { formatPath } from "#art/encode/sources.ts";
import { CENTER, type Point } from "./crop.ts";

/** Keyed by picture; relative to the uncropped source. */
export type FocalPoints = ReadonlyMap<string, Point>;

const FILE_HEADER = `# The focal point of each uploaded picture (npm run edit, npm run art -- place): [x, y] as shares of the source, from its top
# left corner. Sources listed here may have any proportions: they are cropped around that point.
# Written by these commands. Move a point with \`npm run art -- focus <picture> <x>,<y>\`. After rendering such a picture,
# delete its line and measure its faces (art/faces.yaml).
`;

/** Returns an empty map if the file does not exist. Throws for invalid YAML and for points outside the picture. */
export async function readFocalPoints(path: string): Promise<FocalPoints> {
	const text = await readFile(path, "utf8").catch(() => "");
	const file = formatPath(path);
	let table: unknown;
	try {
		table = parse(text) ?? {};
	} catch (error) {
		throw new Error(
			`${file}: invalid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}. Correct it.`,
		);
	}
	if (typeof table !== "object" || table === null || Array.isArray(table))
		throw new Error(`${file}: expected focal points by picture. Write <picture>: [x, y].`);
	return new Map(
		Object.entries(table).map(([key, point]) => {
			if (isPoint(point)) return [key, point];
			throw new Error(
				`${file}: "${key}": not a point in the picture. Write [x, y] as shares, 0 to 1, or delete the entry.`,
			);
		}),
	);
}

/** Writes all points sorted by key. Renames a temporary file, so readers never see a partial one. */
export async function writeFocalPoints(path: string, focuses: FocalPoints): Promise<void> {
	const lines = [...focuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, [x, y]]) => `${key}: [${x}, ${y}]\n`);
	const temporaryFile = `${path}.${process.pid}`;
	await writeFile(temporaryFile, `${FILE_HEADER}\n${lines.join("") || "{}\n"}`);
	await rename(temporaryFile, path);
}

/** Parses `0.4,0.3`. Returns the center for `undefined` and throws for anything else. */
export function parsePoint(text?: string): Point {
	if (text === undefined) return CENTER;
	const point = text
		.split(",")
		.map((part) => (/^[01]?(\.\d+)?$/.test(part) && part !== "" ? Number(part) : Number.NaN));
	if (!isPoint(point))
		throw new Error(`"${text}" is not a point in the picture. Write x and y as shares, 0 to 1, such as 0.4,0.3.`);
	return point.map((share) => Math.round(1000 * share) / 1000) as unknown as Point;
}

function isPoint(value: unknown): value is Point {
	return (
		Array.isArray(value) &&
		value.length === 2 &&
		value.every((share) => typeof share === "number" && share >= 0 && share <= 1)
	);
}
