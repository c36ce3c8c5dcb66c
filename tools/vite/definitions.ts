import { languages } from "#config/languages.ts";
import { hoverClips } from "#content/readers/clips.server.ts";
import { hiddenGameSlugs } from "#content/readers/games.server.ts";
import { readFlags } from "#src/components/Flag/flags.server.ts";
import { czechHolidays } from "#src/features/deadlines/czechHolidays.server.ts";

/**
 * Content that is compiled into the code (`src/globals.d.ts`).
 * @param isBuild leaves out scheduled games, which only a build reads
 */
export function definitions(isBuild: boolean) {
	const hidden = isBuild ? hiddenGameSlugs() : [];
	return {
		__CZECH_HOLIDAYS__: czechHolidays(),
		__FLAGS__: readFlags(languages.map(({ flag }) => flag)),
		__HOVER_CLIPS__: hoverClips().filter(([slug]) => !hidden.includes(slug)),
	};
}
