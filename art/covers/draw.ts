/** Writes the SVG sources: every world file in `worlds/` into art/sources/games/<slug>/, the site's own into art/sources/site/. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Drawing, type PictureName, picture, SIZES, sourceOf, type World } from "./kit/index.ts";

const ROOT = new URL("..", import.meta.url).pathname;
const SOURCES = join(ROOT, "sources");
const WORLDS = join(ROOT, "covers/worlds");
/** Most bytes of a source: a game's picture, one of the site's own (where several heroes meet). */
const LIMITS = { games: 150_000, site: 300_000 };

/** A picture of the site: size in pixels and drawing. */
export type SitePicture = { size: readonly [width: number, height: number]; draw: () => Drawing };

/** Writes a source unless a rendered picture of the same name has taken its place, or nothing changed. Returns 1 if written. */
async function write(key: string, svg: string): Promise<number> {
	const file = join(SOURCES, `${key}.svg`);
	const limit = key.startsWith("site/") ? LIMITS.site : LIMITS.games;
	if (Buffer.byteLength(svg) > limit)
		throw new Error(
			`${file}: ${Math.round(Buffer.byteLength(svg) / 1000)} KB, the limit is ${limit / 1000} KB: use fewer parts in the world file.`,
		);
	if (["png", "webp"].some((kind) => existsSync(join(SOURCES, `${key}.${kind}`)))) return 0;
	if (existsSync(file) && (await readFile(file, "utf8")) === svg) return 0;
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, svg);
	return 1;
}

/** Draws all worlds and the site, or only `name` (a slug, or `site`). Returns a line for the person at the terminal. */
export async function drawCovers(name?: string): Promise<string> {
	const files = (await readdir(WORLDS)).filter((file) => file.endsWith(".ts")).sort();
	const slugs = files.map((file) => file.slice(0, -3)).filter((slug) => name === undefined || slug === name);
	const site = name === undefined || name === "site";
	if (slugs.length === 0 && !site)
		throw new Error(
			`No world named ${name}: expected site or one of ${files.map((file) => file.slice(0, -3)).join(", ")}.`,
		);
	let written = 0;
	for (const slug of slugs) {
		const { default: world } = (await import(join(WORLDS, `${slug}.ts`))) as { default: World };
		for (const picture of Object.keys(SIZES) as PictureName[])
			written += await write(`games/${slug}/${picture}`, sourceOf(world, picture));
	}
	if (site && existsSync(join(ROOT, "covers/site/index.ts"))) {
		const { default: pictures } = (await import(join(ROOT, "covers/site/index.ts"))) as {
			default: Record<string, SitePicture>;
		};
		for (const [key, { size, draw }] of Object.entries(pictures))
			written += await write(`site/${key}`, picture(size[0], size[1], draw()));
	}
	return `${slugs.length} worlds drawn, ${written} sources changed.`;
}
