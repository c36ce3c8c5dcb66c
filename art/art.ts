/** The command behind `npm run art -- <game|site|encode|place|…> …`. One-line errors, exit code 1. */
import { parseArgs } from "node:util";
import { writeContactSheets } from "./encode/contactSheet.ts";
import { encodeAll } from "./encode/encodePictures.ts";
import { parsePoint } from "./place/focalPoints.ts";
import { listSlots, moveFocalPoint, placePicture } from "./place/placePicture.ts";
import { compareClip, hasClip, renderClip } from "./render/renderClip.ts";
import { renderFrames } from "./render/renderPictures.ts";
import { getGameFrames, getSiteFrames, hasWorld } from "./render/shots.ts";

const USAGE = `Usage: npm run art -- <command> [name]
  <game> [shots] [--draft]  render a game of art/worlds with Blender (all its pictures, or icon,preview,…) into art/sources
  <game> clip --compare     tell whether the first frame of its clip is its preview
  <game> clip [--draft] [--most=N]
                            render and encode its clip of art/clips (frames already rendered are kept; at most N more now)
  site [names] [--draft]    render the site's own pictures (art/landing) in the same way (all, or home-hero,coin,…)
  encode [folder]           encode art/sources into public/pictures and content/pictures.json (e.g. games/boat-attack)
  place <file> <picture> [--focus=0.4,0.3]
                            crop a PNG, JPEG, WebP or AVIF of any size around that point of it (0,0 is the top left), keep
                            and encode it as games/<slug>/icon, preview, tall, background, screenshot-1, … or news/<slug>
  focus <picture> 0.4,0.3   move that point, and crop again
  places <entry>            what stands in each place of games/<slug> or news/<slug>, as JSON
  sheet [folder]            write contact sheets to that folder (default: the system's temporary folder)`;

/** @returns undefined where the words are no command, or there is a flag that none has */
function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				draft: { type: "boolean", default: false },
				compare: { type: "boolean", default: false },
				most: { type: "string" },
				focus: { type: "string" },
				/** How errors of `place` call the file: the editor has it under another name. */
				name: { type: "string" },
			},
		});
	} catch {
		return undefined;
	}
}

const parsed = readArguments();
const { draft = false, compare = false, most, focus, name: called } = parsed?.values ?? {};
const [command = "", name, second] = parsed?.positionals ?? [];
const COMMANDS: Record<string, (name?: string) => Promise<string>> = {
	site: async (names) => renderFrames(getSiteFrames(names), draft),
	encode: encodeAll,
	sheet: writeContactSheets,
	...(name && {
		places: async () => JSON.stringify(await listSlots(name)),
		...(second && {
			place: () => placePicture(name, second, parsePoint(focus), called),
			focus: () => moveFocalPoint(name, parsePoint(second)),
		}),
	}),
};

function findCommand(command: string): ((name?: string) => Promise<string>) | undefined {
	if (name === "clip" && hasClip(command))
		return async () => (compare ? compareClip(command) : renderClip(command, draft, most ? Number(most) : undefined));
	return hasWorld(command) ? async (shots) => renderFrames(getGameFrames(command, shots), draft) : COMMANDS[command];
}

const run = findCommand(command);
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
