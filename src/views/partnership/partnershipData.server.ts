import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlaces } from "#content/readers/places.server.ts";

/** The page's pictures. */
export function getPartnershipData() {
	const places = readPlaces().partnership;
	return {
		hero: sitePicture("site/hero-partnership"),
		heroTall: sitePicture("site/hero-partnership-tall"),
		lecture: sitePicture("site/lecture"),
		people: places.acquaintances.map((game) => sitePicture(`games/${game}/icon`)),
		consulting: sitePicture("site/partner-consulting"),
		marketplace: sitePicture("site/partner-marketplace"),
		reviewers: {
			developer: sitePicture("site/reviewer-1"),
			baker: sitePicture("site/reviewer-2"),
			bookkeeper: sitePicture("site/reviewer-3"),
		},
		begin: sitePicture(`games/${places.begin}/preview`),
		stamp: sitePicture("site/coin"),
	};
}
