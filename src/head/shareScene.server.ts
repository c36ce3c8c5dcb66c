import { createHash } from "node:crypto";
import path from "node:path";
import { site } from "#config/site.ts";
import { getPictureSource, type Picture } from "#content/model/picture.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import type { ShareScene } from "#src/head/share/sharePicture.ts";
import { shareSize } from "#src/head/share/shareSize.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import type { PageDescription } from "./describePage.server.ts";

/**
 * Share picture of a page: its large picture, or that of the home page, with its headline. The path includes a hash of
 * the scene, so that the file can be cached forever.
 */
export function getSharePicture(page: PageInfo, { crumbs, game, headline, picture }: PageDescription) {
	const { t } = i18nFor(page.language);
	const kickerText = game ? game.genre.map((genre) => t(`genres.${genre}`)).join(", ") : crumbs?.at(-2)?.label;
	const artFile = smallestFit(picture ?? sitePicture("site/home-hero"));
	const shareScene: ShareScene = {
		art: path.join("public", artFile),
		headline,
		brand: site.name,
		...(kickerText && { kicker: kickerText }),
	};
	const digest = createHash("sha256").update(JSON.stringify(shareScene)).digest("hex").slice(0, 8);
	const name = page.path === "/" ? "/home" : page.path;
	return { path: `/pictures/share${name}.${digest}.jpg`, scene: shareScene };
}

/** The smallest file that is large enough for a share picture. */
function smallestFit(picture: Picture): string {
	return getPictureSource(
		picture,
		picture.widths.find((width) => width >= shareSize.width),
	);
}
