/**
 * `npm run build`: checks the content, renders every page, finishes them. Output: `build/client`, ready for any host.
 * `--at 2027-01-31` builds the site as it will be on that day: games and articles are public from their `publishFrom` on.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ContentError } from "#content/model/contentError.ts";
import { checkTextFiles } from "#content/readers/checkTextFiles.server.ts";
import { isDay, today } from "#content/readers/schedule.server.ts";
import { FormerBuild } from "./build/kept/formerBuild.ts";
import { keptFolder } from "./build/kept/keptFiles.ts";
import { createProgress } from "./build/progress.ts";
import { growSlowly, saveMemory } from "./build/saveMemory.ts";

/** The day of the options, or today, so that no part of a build over midnight takes another. */
function buildDay(): string {
	const { at = today() } = parseArgs({ options: { at: { type: "string" } } }).values;
	if (!isDay(at)) throw new Error(`--at: "${at}" is no day of the calendar. Write one as 2027-01-31, or leave it out.`);
	return at;
}

saveMemory();
const started = performance.now();
try {
	checkTextFiles();
	const day = buildDay();
	process.env.CONTENT_AT = day;
	const former = new FormerBuild();
	const { digestOfCode, digestOfPages, digestOfSources } = await import("./build/kept/sources.ts");
	const code = digestOfCode();
	process.env.CONTENT_KEPT = path.resolve(keptFolder("content"), code);
	// Otherwise little will be made anew.
	if (!former.isThere || !existsSync(process.env.CONTENT_KEPT)) growSlowly();
	// They read the translations when they load. Imported here, a bad file is one line, as bad content is, and no stack.
	const { checkContrasts } = await import("#app/styles/checkContrasts.ts");
	const { checkPages } = await import("#content/readers/checkPages.server.ts");
	const { checkChoices } = await import("#content/readers/choices.server.ts");
	const { gamesToCome } = await import("#content/readers/games.server.ts");
	const { articlesToCome } = await import("#content/readers/news.server.ts");
	const { checkSettings } = await import("#content/readers/settings.server.ts");
	const { prerenderPaths } = await import("#content/readers/prerenderPaths.server.ts");
	const { readMoves } = await import("#content/readers/redirects.server.ts");
	const { bundle } = await import("./build/bundle.ts");
	const { finishBuild } = await import("./build/finishBuild.ts");
	const { readDeskBackend } = await import("./desk/webBackend.ts");
	checkSettings();
	checkContrasts();
	checkPages();
	readDeskBackend();
	checkChoices();
	readMoves();
	const pages = prerenderPaths();
	await former.makeRoom();
	await finishBuild(pages, digestOfPages(await bundle(digestOfSources(code))), former, createProgress());
	for (const { entry, from } of [...gamesToCome(), ...articlesToCome()].sort((a, b) => a.from.localeCompare(b.from)))
		console.log(`To come: ${entry} on ${from}. The first build on that day (UTC) or later makes it public.`);
	console.log(
		`Built ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s, as on ${day}: build/client`,
	);
} catch (error) {
	console.error(
		error instanceof ContentError || !process.env.DEBUG
			? String(error instanceof Error ? error.message : error)
			: error,
	);
	process.exitCode = 1;
}
