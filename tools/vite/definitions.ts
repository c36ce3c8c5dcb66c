import { languages } from "#config/languages.ts";
import { hoverClips } from "#content/readers/clips.server.ts";
import { hiddenGameSlugs } from "#content/readers/games.server.ts";
import { readFlags } from "#src/components/Flag/flags.server.ts";
import { readLogo } from "#src/components/Logo/logo.server.ts";
import { czechHolidays } from "#src/features/deadlines/czechHolidays.server.ts";

/**
 * Content that is compiled into the code, by the names that the code has for it (`src/globals.d.ts`).
 *
 * @param isBuild whether this is a build: only a build reads the games, to leave out scheduled ones
 */
export function definitions(isBuild: boolean) {
	return {
		__CZECH_HOLIDAYS__: czechHolidays(),
		__FLAGS__: readFlags(languages.map(({ flag }) => flag)),
		__LOGO__: readLogo(),
		__HOVER_CLIPS__: shownClips(isBuild),
	};
}

/** The clips that play on hover, without those of games to come. */
function shownClips(isBuild: boolean): ReturnType<typeof hoverClips> {
	const hidden = isBuild ? hiddenGameSlugs() : [];
	return hoverClips().filter(([slug]) => !hidden.includes(slug));
}
