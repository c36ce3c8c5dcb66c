/** The check "files", a step of `npm run check`: input files that are not UTF-8, not JSON, or have invisible characters. */
import { checkTextFiles } from "#content/readers/checkTextFiles.server.ts";

try {
	checkTextFiles();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
