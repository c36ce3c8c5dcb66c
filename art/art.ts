/** The command behind `npm run art -- <game|site|encode|sheet> …`. One-line errors, exit code 1. */
import { encodeAll } from "./encode/encode.ts";
import { writeSheets } from "./encode/sheet.ts";
import { compareClip, hasClip, renderClip } from "./render/clip.ts";
import { renderFrames } from "./render/render.ts";
import { gameFrames, hasWorld, siteFrames } from "./render/shots.ts";

const USAGE = `Usage: npm run art -- <command> [name]
  <game> [shots] [--draft]  render a game of art/worlds with Blender (all its pictures, or icon,preview,…) into art/sources
  <game> clip --compare     tell whether the first frame of its clip is its preview
  <game> clip [--draft] [--most=N]
                            render and encode its clip of art/clips (frames already rendered are kept; at most N more now)
  site [names] [--draft]    render the site's own pictures (art/landing) in the same way (all, or home-hero,coin,…)
  encode [folder]           encode art/sources into public/pictures and content/pictures.json (e.g. games/boat-attack)
  sheet [folder]            write contact sheets to that folder (default: the system's temporary folder)`;

const draft = process.argv.includes("--draft");
const compared = process.argv.includes("--compare");
const COMMANDS: Record<string, (name?: string) => Promise<string>> = {
	site: async (names) => renderFrames(siteFrames(names), draft),
	encode: encodeAll,
	sheet: writeSheets,
};

const [command = "", name] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const most = /^--most=(\d+)$/.exec(process.argv.find((word) => word.startsWith("--most=")) ?? "")?.[1];

function commandOf(command: string): ((name?: string) => Promise<string>) | undefined {
	if (name === "clip" && hasClip(command))
		return async () => (compared ? compareClip(command) : renderClip(command, draft, most ? Number(most) : undefined));
	return hasWorld(command) ? async (shots) => renderFrames(gameFrames(command, shots), draft) : COMMANDS[command];
}

const run = commandOf(command);
if (run === undefined) {
	console.error(USAGE);
	process.exit(1);
}
try {
	console.log(await run(name));
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exit(1);
}
