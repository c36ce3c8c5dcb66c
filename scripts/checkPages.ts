/**
 * The table of pages and the settings of `site/`, a step of `npm run check`: one line per problem, where the router would tell of a lost module in a
 * stack.
 */
import { checkPages } from "#content/readers/checkPages.server.ts";
import { checkSettings } from "#content/readers/settings.server.ts";

try {
	checkSettings();
	checkPages();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
