import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlaces } from "#content/readers/places.server.ts";

/** The page's pictures. */
export function getBusinessData() {
	return {
		hero: sitePicture("site/hero-business"),
		heroTall: sitePicture("site/hero-business-tall"),
		payments: sitePicture("site/payments"),
		coin: sitePicture("site/coin"),
		purchases: sitePicture("site/earn-purchases"),
		advertising: sitePicture("site/earn-advertising"),
		/** By the hour: sunset, dusk, polar light, deep night. */
		zones: readPlaces().business.hours.map((game) => sitePicture(`games/${game}/tall`)),
		contact: sitePicture("site/partner-consulting"),
	};
}
