import { sitePicture } from "#content/readers/pictures.server.ts";

/** The page's pictures. */
export function getPublishData() {
	return {
		hero: sitePicture("site/hero-publish"),
		heroTall: sitePicture("site/publish"),
		payouts: sitePicture("site/payout"),
		contact: sitePicture("site/quay"),
	};
}
