import { allGames, featuredGames } from "#content/readers/games.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";

/** The featured games and the page's own pictures. */
export function getHomeData() {
	const { phone } = readPlacements().home;
	return {
		games: featuredGames(),
		phoneTitle: allGames().find(({ slug }) => slug === phone)?.title ?? "",
		pictures: {
			hero: sitePicture("site/home-hero"),
			heroTall: sitePicture("site/home-hero-tall"),
			heroBroad: sitePicture("site/home-hero-ultra"),
			phone: sitePicture(`games/${phone}/screenshot-1`),
			coin: sitePicture("site/coin"),
			topUp: sitePicture("site/top-up"),
			register: sitePicture("site/step-register"),
			choose: sitePicture("site/step-choose"),
			earn: sitePicture("site/step-earn"),
			publish: sitePicture("site/publish"),
		},
	};
}
