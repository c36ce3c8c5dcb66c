/**
 * The table of pages and the settings of `site/`, a step of `npm run check`: one line per problem, where the router would tell of a lost module in a
 * stack.
 */
import { readLogo } from "#app/components/Logo/logo.server.ts";
import { checkContrasts } from "#app/styles/checkContrasts.ts";
import { checkPages } from "#content/readers/checkPages.server.ts";
import { checkChoices } from "#content/readers/choices.server.ts";
import { checkSettings } from "#content/readers/settings.server.ts";

try {
	checkSettings();
	checkContrasts();
	readLogo();
	checkPages();
	checkChoices();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
