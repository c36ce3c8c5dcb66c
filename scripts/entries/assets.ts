import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { readText } from "#content/readers/readText.server.ts";
import type { Entry } from "./entry.ts";
import type { Step } from "./plan.ts";

/** Where an entry's pictures and clips lie, and what draws them: folders and files named after it. */
const places: Readonly<Record<Entry["kind"], readonly string[]>> = {
	games: ["public/pictures/games/*", "public/clips/*", "art/sources/games/*", "art/worlds/*.{py,ts}", "art/clips/*.py"],
	news: ["public/pictures/news/*.{avif,webp}", "art/sources/news/*.{webp,png,svg}"],
};

/** Paths of what belongs to an entry besides its file. */
export function assetsOf(root: string, { kind, slug }: Pick<Entry, "kind" | "slug">): string[] {
	return globSync([...places[kind]], { cwd: root })
		.map((name) => name.split(path.sep).join("/"))
		.filter((name) => path.posix.basename(name).split(".")[0] === slug)
		.sort();
}

/** Path of an asset for another slug. */
export function renamedAsset(asset: string, slug: string): string {
	const [, ...endings] = path.posix.basename(asset).split(".");
	return path.posix.join(path.posix.dirname(asset), [slug, ...endings].join("."));
}

/**
 * The lists of pictures and clips once an entry has another slug, or none.
 *
 * @param slug undefined takes its rows out
 */
export function manifestSteps(root: string, { kind, slug: old }: Entry, slug: string | undefined): Step[] {
	const own = `${kind}/${old}`;
	return [
		rewrite(root, "content/pictures.json", (key) => {
			if (key !== own && !key.startsWith(`${own}/`)) return key;
			return slug && `${kind}/${slug}${key.slice(own.length)}`;
		}),
		...(kind === "games" ? [rewrite(root, "content/clips.json", (key) => (key === old ? slug : key))] : []),
	].flatMap((step) => step ?? []);
}

/** Written as `npm run art` writes them: a line a row, sorted by key. */
function rewrite(root: string, file: string, rename: (key: string) => string | undefined): Step | undefined {
	const place = path.join(root, file);
	if (!existsSync(place)) return undefined;
	const text = readText(place);
	const rows: [string, unknown][] = Object.entries(JSON.parse(text)).flatMap(([key, value]): [string, unknown][] => {
		const name = rename(key);
		return name === undefined ? [] : [[name, value]];
	});
	const lines = rows
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([key, value]) => `\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
	const changed = lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
	return changed === text ? undefined : { kind: "write", file, text: changed };
}
