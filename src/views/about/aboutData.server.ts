import { sitePicture } from "#content/readers/pictures.server.ts";

/** The page's pictures. */
export function getAboutData() {
	return {
		hero: sitePicture("site/hero-about"),
		heroTall: sitePicture("site/hero-about-tall"),
		coin: sitePicture("site/coin"),
		journey: {
			topUp: sitePicture("site/top-up"),
			play: sitePicture("site/journey-play"),
			buy: sitePicture("site/journey-buy"),
			payout: sitePicture("site/payout"),
		},
		publish: sitePicture("site/publish"),
	};
}
