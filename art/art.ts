/** The command behind `npm run art -- <covers|encode|sheet|game> …`. One-line errors, exit code 1. */
import { drawCovers } from "./covers/draw.ts";
import { encodeAll } from "./encode/encode.ts";
import { writeSheets } from "./encode/sheet.ts";
import { hasWorld, renderWorld } from "./render/render.ts";

const USAGE = `Usage: npm run art -- <command> [name]
  <game> [shots] [--draft]  render a game of art/worlds with Blender (all its pictures, or icon,preview,…) into art/sources
  covers [slug|site]        write the SVG sources from art/covers (all, or one world)
  encode [folder]           encode art/sources into public/pictures and content/pictures.json (e.g. games/boat-attack)
  sheet [folder]            write contact sheets to that folder (default: the system's temporary folder)`;

const COMMANDS: Record<string, (name?: string) => Promise<string>> = {
	covers: drawCovers,
	encode: encodeAll,
	sheet: writeSheets,
};

const draft = process.argv.includes("--draft");
const [command = "", name] = process.argv.slice(2).filter((word) => word !== "--draft");
const run = hasWorld(command) ? (shots?: string) => renderWorld(command, shots, draft) : COMMANDS[command];
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
