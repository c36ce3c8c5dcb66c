/** Command line of `npm run art`. Prints errors as one line and exits with code 1. */
import { parseArgs } from "node:util";
import { writeContactSheets } from "./encode/contactSheet.ts";
import { encodeAll } from "./encode/encodePictures.ts";
import { parsePoint } from "./place/focalPoints.ts";
import { listSlots, moveFocalPoint, placePicture } from "./place/placePicture.ts";
import { compareClip, hasClip, renderClip } from "./render/renderClip.ts";
import { renderFrames } from "./render/renderPictures.ts";
import { getGameFrames, getSiteFrames, hasWorld } from "./render/shots.ts";

const USAGE = `Usage: npm run art -- <command> [name]
  <game> [shots] [--draft]  render a game of art/worlds with Blender into art/sources (all pictures, or icon,preview,…)
  <game> clip --compare     check that the first frame of its clip matches its preview
  <game> clip [--draft] [--most=N]
                            render and encode its clip of art/clips (rendered frames are cached; render at most N more)
  site [names] [--draft]    render the pictures of the site in art/landing (all, or home-hero,coin,…)
  encode [folder]           encode art/sources into public/pictures and content/pictures.json (such as games/boat-attack)
  place <file> <picture> [--focus=0.4,0.3]
                            store a PNG, JPEG, WebP or AVIF of any size, crop it around its focal point (0,0 is the top left)
                            and encode it as games/<slug>/icon, preview, tall, background, screenshot-1, … or news/<slug>
  focus <picture> 0.4,0.3   move the focal point and crop again
  places <entry>            list the pictures of games/<slug> or news/<slug> as JSON
  sheet [folder]            write contact sheets to that folder (default: the temporary directory)`;

/** @returns undefined for unknown options */
function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				draft: { type: "boolean", default: false },
				compare: { type: "boolean", default: false },
				most: { type: "string" },
				focus: { type: "string" },
				/** File name in the errors of `place`: the editor passes a temporary file. */
				name: { type: "string" },
			},
		});
	} catch {
		return undefined;
	}
}

const parsed = readArguments();
const { draft = false, compare = false, most, focus, name: fileName } = parsed?.values ?? {};
const [command = "", name, second] = parsed?.positionals ?? [];
const COMMANDS: Record<string, (name?: string) => Promise<string>> = {
	site: async (names) => renderFrames(getSiteFrames(names), draft),
	encode: encodeAll,
	sheet: writeContactSheets,
	...(name && {
		places: async () => JSON.stringify(await listSlots(name)),
		...(second && {
			place: () => placePicture(name, second, parsePoint(focus), fileName),
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
