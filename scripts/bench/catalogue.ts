import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";

const source = "content/games";

/** How many games the project itself has. */
export async function countGames(): Promise<number> {
	return (await gameFiles()).length;
}

/**
 * Writes a larger catalogue: the project's own games as they are, so that the featured ones and the home page stay the
 * same, and numbered copies of them that share their pictures.
 *
 * @param count games in all
 */
export async function writeCatalogue(folder: string, count: number): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const files = await gameFiles();
	const originals = await Promise.all(files.map((name) => readFile(path.join(source, name), "utf8")));
	for (let index = 0; index < count; index += 1) {
		const original = originals[index % originals.length] ?? "";
		const round = Math.floor(index / originals.length);
		const name = files[index % files.length] ?? "";
		const [text, file] =
			round === 0 ? [original, name] : [numbered(original, round), `${path.parse(name).name}-${round}.yaml`];
		await writeFile(path.join(folder, file), text);
	}
}

/**
 * Changes one word of what a catalogue says, as an editor would: in the text of one game.
 *
 * @param fromEnd which game, counted from the last, which is 1
 */
export async function changeOneGame(folder: string, fromEnd: number): Promise<void> {
	const file = path.join(folder, (await readdir(folder)).sort().at(-fromEnd) ?? "");
	const game = parse(await readFile(file, "utf8"));
	await writeFile(file, stringify({ ...game, en: { ...game.en, summary: `Now: ${game.en.summary}` } }));
}

async function gameFiles(): Promise<string[]> {
	const names = (await readdir(source)).filter((name) => name.endsWith(".yaml")).sort();
	if (names.length === 0) throw new Error(`${source} holds no game to make a catalogue from.`);
	return names;
}

function numbered(text: string, round: number): string {
	const { featured: _, ...game } = parse(text) as Record<string, unknown>;
	return stringify({
		...game,
		slug: `${game.slug}-${round}`,
		title: `${game.title} ${round}`,
		pictures: game.pictures ?? game.slug,
	});
}
