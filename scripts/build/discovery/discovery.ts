import "#app/i18n/i18n.server.ts";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatHex } from "culori";
import { faviconSvg, iconColors, readLogo } from "#app/components/Logo/logo.server.ts";
import { rotateHue } from "#app/styles/rotateHue.ts";
import { tokenColour } from "#app/styles/tokenColour.ts";
import { type Picture, source } from "#content/model/picture.ts";
import { findGame, type GameDetails } from "#content/readers/games.server.ts";
import { findArticle, newsList } from "#content/readers/news.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import type { BuiltPages } from "#scripts/build/kept/builtPages.ts";
import { digestOfParts } from "#scripts/build/kept/digest.ts";
import type { FormerBuild } from "#scripts/build/kept/formerBuild.ts";
import type { Progress } from "#scripts/build/progress.ts";
import { site } from "#site/site.ts";
import { atomFeed, feedPath } from "./feed.ts";
import { pageTags, siteTags } from "./headTags.ts";
import { makeIcons } from "./icons.ts";
import { manifestPath, webManifest } from "./manifest.ts";
import type { PageFacts } from "./readPage.ts";
import type { ShareScene } from "./share/sharePicture.ts";
import { createSharePictures } from "./share/sharePictures.ts";
import { type ListedPage, robots, sitemaps } from "./sitemap.ts";
import { gameOf, genreNames, listedGames, structuredData, toJsonLd } from "./structuredData.ts";

/** What lets search engines, messengers and feed readers find and show the site. */
export interface Discovery {
	/**
	 * Remembers a page, if it may be found.
	 *
	 * @returns a digest of what decides, besides what the page itself says, what they read in its head
	 */
	note(facts: PageFacts | undefined): string;
	/** What they read in its head, as markup. Takes longer than all else that is done for a page which has not changed. */
	describe(facts: PageFacts | undefined): string;
	/** Writes the texts that they ask for, once every page has been described. */
	writeFiles(root: string): Promise<void>;
	/** Puts the pictures of shared links that an earlier build has drawn into the folder that is served. @returns them by their addresses */
	takePictures(root: string, former: FormerBuild): BuiltPages;
	/** Draws and writes the others. @returns them by their addresses */
	drawPictures(root: string, progress: Progress): Promise<BuiltPages>;
}

export function createDiscovery(): Discovery {
	const pages: ListedPage[] = [];
	const pictures = createSharePictures();
	const grounds = { light: tokenColour("--page"), dark: tokenColour("--page", "dark") };
	const feed = readFeed();
	const ofSite = siteTags(grounds);
	const digestOfSite = digestOfParts(ofSite);
	const givenTo = (facts: PageFacts) => {
		const game = gameOf(facts);
		const things = structuredData(facts, game);
		return {
			jsonLd: things.length > 0 ? toJsonLd(things) : "",
			picture: { page: new URL(facts.url).pathname, scene: sceneOf(facts, game) },
			feed: feed && ["news", "article"].includes(facts.page) ? feedPath : undefined,
		};
	};
	return {
		note(facts) {
			if (!facts) return digestOfSite;
			const { url, alternates } = facts;
			pages.push({ url, alternates });
			const { picture, jsonLd, feed = "" } = givenTo(facts);
			return digestOfParts(digestOfSite, pictures.order(picture.page, picture.scene), jsonLd, feed);
		},
		describe(facts) {
			if (!facts) return ofSite;
			const { picture, ...others } = givenTo(facts);
			return ofSite + pageTags({ facts, sharePicture: pictures.addressOf(picture.page, picture.scene), ...others });
		},
		async writeFiles(root) {
			const files = new Map<string, string | Buffer>([
				...[...sitemaps(pages)].map(([name, text]) => [`/${name}`, text] as const),
				["/robots.txt", robots()],
				[manifestPath, webManifest(grounds.light)],
				...(feed ? [[feedPath, feed] as const] : []),
				["/favicon.svg", tabIcon()],
				...(await makeIcons(tokenColour("--act"))),
			]);
			for (const [address, content] of files) {
				const file = path.join(root, address);
				await mkdir(path.dirname(file), { recursive: true });
				await writeFile(file, content);
			}
		},
		takePictures: (root, former) => pictures.takeKept(root, former),
		drawPictures: (root, progress) => pictures.drawOthers(root, progress),
	};
}

/** The tab's icon in the brand's hue. */
function tabIcon(): string {
	const inHue = (color: string) => formatHex(rotateHue(color)) ?? color;
	return faviconSvg(readLogo(), { light: inHue(iconColors.light), dark: inHue(iconColors.dark) });
}

/** The feed of news; undefined for a site without any. */
function readFeed(): string | undefined {
	const [newest, ...older] = newsList().flatMap(({ slug }) => findArticle(slug) ?? []);
	return newest && atomFeed([newest, ...older]);
}

/** What a page's share picture shows: its own large picture, or the home page's where it has none. */
function sceneOf(facts: PageFacts, game: GameDetails | undefined): ShareScene {
	const { language, headline, crumbs } = facts;
	const kicker = game ? genreNames(game, language).join(", ") : crumbs.at(-2)?.label;
	const picture = facts.art ?? source(listScene(facts) ?? sitePicture("site/home-hero"), 1600);
	return { art: path.join("public", picture), headline, kicker, brand: site.name };
}

/** A list of games is shown by its first one; the list of all of them by no single one. */
function listScene(facts: PageFacts): Picture | undefined {
	const [first] = facts.page === "games" ? [] : listedGames(facts);
	return first && findGame(first.slug, facts.language)?.background;
}
