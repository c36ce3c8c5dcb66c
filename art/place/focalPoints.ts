/** art/focus.yaml: the point that matters, of each picture that somebody placed by hand. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { formatPath } from "#art/encode/sources.ts";
import { CENTER, type Point } from "./crop.ts";

/** By the picture's key; of the whole source, before it is cropped. */
export type FocalPoints = ReadonlyMap<string, Point>;

const FILE_HEADER = `# The point that matters in each picture that somebody placed (npm run edit, npm run art -- place): [across, down] as shares of
# the source, from its top left corner. A source that stands here may have any proportions: it is cropped around that point.
# Written by these commands; \`npm run art -- focus <picture> <across>,<down>\` moves a point. Whoever renders such a picture anew
# deletes its line, and measures its faces (art/faces.yaml).
`;

/** Reads the points; none where there is no such file. Throws with file, name and remedy at one that is none. */
export async function readFocalPoints(path: string): Promise<FocalPoints> {
	const text = await readFile(path, "utf8").catch(() => "");
	const file = formatPath(path);
	let table: unknown;
	try {
		table = parse(text) ?? {};
	} catch (error) {
		throw new Error(
			`${file}: not valid YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}. Mend it.`,
		);
	}
	if (typeof table !== "object" || table === null || Array.isArray(table))
		throw new Error(`${file}: expected pictures with their points. Write <picture>: [across, down].`);
	return new Map(
		Object.entries(table).map(([key, point]) => {
			if (isPoint(point)) return [key, point];
			throw new Error(
				`${file}: "${key}": no point in the picture. Write [across, down] as shares, 0 to 1, or delete the entry.`,
			);
		}),
	);
}

/** Writes all points, sorted by key; in one step, so that nobody reads half a file. */
export async function writeFocalPoints(path: string, focuses: FocalPoints): Promise<void> {
	const lines = [...focuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, [x, y]]) => `${key}: [${x}, ${y}]\n`);
	const draft = `${path}.${process.pid}`;
	await writeFile(draft, `${FILE_HEADER}\n${lines.join("") || "{}\n"}`);
	await rename(draft, path);
}

/** A point as people write it, `0.4,0.3`; the middle where nothing is written. Throws at anything else. */
export function parsePoint(text?: string): Point {
	if (text === undefined) return CENTER;
	const point = text
		.split(",")
		.map((part) => (/^[01]?(\.\d+)?$/.test(part) && part !== "" ? Number(part) : Number.NaN));
	if (!isPoint(point))
		throw new Error(`"${text}" is no point in a picture. Write how far across and down it is, 0 to 1: 0.4,0.3.`);
	return point.map((share) => Math.round(1000 * share) / 1000) as unknown as Point;
}

function isPoint(value: unknown): value is Point {
	return (
		Array.isArray(value) &&
		value.length === 2 &&
		value.every((share) => typeof share === "number" && share >= 0 && share <= 1)
	);
}
