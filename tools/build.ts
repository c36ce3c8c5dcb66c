/**
 * `npm run build`: checks the content and builds the site into `build/client`.
 * `--at 2027-01-31` builds the site of that day: games and articles are public from their `publishFrom` on.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { checkTextFiles } from "#content/readers/checkTextFiles.server.ts";
import { getToday, isDay } from "#content/readers/schedule.server.ts";

/** The day of `--at`, or today. Read once, so that a build over midnight does not mix two days. */
function readDay(): string {
	const { at = getToday() } = parseArgs({ options: { at: { type: "string" } } }).values;
	if (!isDay(at)) throw new Error(`--at: "${at}" is not a calendar day. Write one as 2027-01-31, or leave it out.`);
	return at;
}

const started = performance.now();
try {
	checkTextFiles();
	const day = readDay();
	process.env.CONTENT_AT = day;
	// Imported here, because these modules read translations: an invalid file would cause a stack trace.
	const { checkContrasts } = await import("#src/styles/checkContrasts.ts");
	const { checkPages } = await import("#content/locales/locales.server.ts");
	const { checkPageSettings } = await import("#content/readers/pageSettings.server.ts");
	const { scheduledGames } = await import("#content/readers/games.server.ts");
	const { articlesToCome } = await import("#content/readers/news.server.ts");
	const { readRedirects } = await import("#content/readers/redirects.server.ts");
	const { checkSettings } = await import("#content/readers/settings.server.ts");
	const { readAdminBackend } = await import("./cms/admin.ts");
	checkSettings();
	checkContrasts();
	checkPages();
	readAdminBackend();
	checkPageSettings();
	readRedirects();
	const { status } = spawnSync("astro", ["build", "--silent"], {
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error("The build failed: see above.");
	for (const { entry, from } of [...scheduledGames(), ...articlesToCome()].sort((a, b) => a.from.localeCompare(b.from)))
		console.log(`To come: ${entry} on ${from}. The first build on that day (UTC) or later makes it public.`);
	console.log(`Built the site as on ${day} in ${((performance.now() - started) / 1000).toFixed(1)} s: build/client`);
} catch (error) {
	console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
	process.exitCode = 1;
}
