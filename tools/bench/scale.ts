import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { copySite } from "#tools/testing/siteCopy.ts";
import { formatFigure, formatTable } from "./table.ts";

/**
 * Measures builds of repository copies with the given numbers of games, and rebuilds after a change of one word.
 * @param output directory of the built pages
 */
export async function measureScale(counts: readonly number[], command: string, output: string): Promise<string> {
	const rows: string[][] = [];
	for (const count of counts) {
		const folder = await copySite();
		const game = writeGames(path.join(folder, "content/games"), count);
		const first = await build(folder, command);
		writeFileSync(game, readFileSync(game, "utf8").replace("summary: ", "summary: New "));
		const second = await build(folder, command);
		const pages = globSync("**/*.html", { cwd: path.join(folder, output) }).length;
		const buildFigures = [first.seconds, (first.seconds * 1000) / pages, first.megabytes, second.seconds];
		rows.push([String(count), String(pages), ...buildFigures.map((figure) => formatFigure(figure))]);
		rmSync(folder, { recursive: true });
	}
	return formatTable(["games", "pages", "build s", "ms per page", "peak MB", "build after one word s"], rows);
}

/** Adds numbered copies of the games, which share their pictures. Returns the path of a game. */
function writeGames(folder: string, count: number): string {
	const files = readdirSync(folder).map((name) => path.join(folder, name));
	const originalGames = files.map((file) => parse(readFileSync(file, "utf8")));
	for (let index = originalGames.length; index < count; index += 1) {
		const { featured, ...game } = originalGames[index % originalGames.length];
		const number = Math.floor(index / originalGames.length);
		const slug = `${game.slug}-${number}`;
		const copy = { pictures: game.slug, ...game, slug, title: `${game.title} ${number}` };
		writeFileSync(path.join(folder, `${slug}.yaml`), stringify(copy));
	}
	return files[0] ?? "";
}

/** Seconds of a build, and the peak of its processes' resident memory. */
async function build(folder: string, command: string): Promise<{ seconds: number; megabytes: number }> {
	const started = performance.now();
	let peakKilobytes = 0;
	// In a new session, by which `ps` finds all its processes.
	const child = spawn(command, { cwd: folder, shell: true, detached: true, stdio: ["ignore", "inherit", "inherit"] });
	const timer = setInterval(() => {
		const { stdout } = spawnSync("ps", ["-o", "rss=", "-s", String(child.pid)], { encoding: "utf8" });
		const residentKilobytes = stdout.split("\n").reduce((total, text) => total + Number(text), 0);
		peakKilobytes = Math.max(peakKilobytes, residentKilobytes);
	}, 250);
	const [code] = await once(child, "close");
	clearInterval(timer);
	if (code !== 0) throw new Error(`"${command}" failed in ${folder}.`);
	return { seconds: (performance.now() - started) / 1000, megabytes: peakKilobytes / 1000 };
}
