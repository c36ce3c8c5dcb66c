import { useEffect } from "react";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { lookAtGame } from "#app/features/recent/recentGames.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { loadOrAskServer } from "#app/navigation/loadOrAskServer.ts";
import { ErrorScreen } from "#app/pages/error/ErrorScreen.tsx";
import { warmScene } from "#app/pictures/scene.ts";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { findGame, gamesLike } from "#content/readers/games.server.ts";
import { languageOf } from "#site/paths.ts";
import { goneCode } from "#site/resolve.ts";
import type { Route } from "./+types/GamePage.route";
import { Description } from "./Description.tsx";
import { factsId } from "./GameFacts.tsx";
import { GameHero } from "./GameHero.tsx";
import styles from "./GamePage.module.css";
import { PlayBar } from "./PlayBar.tsx";
import { PlayNext } from "./PlayNext.tsx";
import { Screenshots } from "./Screenshots.tsx";

/** At build time: the game in the URL's language, and what to play next; null for an unknown slug, the code for one that there was. */
export function loader({ params, url }: LoaderFunctionArgs) {
	const slug = params.slug ?? "";
	if (slug === goneCode) return goneCode;
	const game = findGame(slug, languageOf(url.pathname));
	return game ? { game, next: gamesLike(slug, 5) } : null;
}

/**
 * On client navigation: the page's data file, which an unknown game does not have. The picture gets a moment to be here
 * first, hardly enough to notice: it would come as a plain colour.
 */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
	const data = await loadOrAskServer(() => serverLoader<typeof loader>(), url);
	if (data && data !== goneCode) {
		const { background: wide, tall } = data.game;
		await Promise.race([warmScene({ wide, tall }), new Promise((resolve) => setTimeout(resolve, 180))]);
	}
	return data;
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	if (!loaderData) return unlistedMeta(t("game.unknown"), location.pathname);
	if (loaderData === goneCode) return unlistedMeta(t("errors.410.title"), location.pathname);
	const { title, summary, genres } = loaderData.game;
	const names = genres.map((genre) => t(`genres.${genre}`)).join(", ");
	return [
		...pageMeta(location.pathname, "game", { title, summary, genres: names }),
		// The scene is as high as the words below it leave room for: painted before they were read, it would move.
		{ tagName: "link", rel: "expect", href: `#${factsId}`, blocking: "render" },
	];
};

/** A game's page (product 5). Renders nothing for an unknown slug. */
export default function GamePage({ loaderData }: Route.ComponentProps) {
	const slug = loaderData && loaderData !== goneCode ? loaderData.game.slug : undefined;
	useEffect(() => {
		if (slug) lookAtGame(slug);
	}, [slug]);
	if (!loaderData) return null;
	if (loaderData === goneCode) return <ErrorScreen code={goneCode} />;
	const { game, next } = loaderData;
	return (
		<article className={styles.page}>
			<GameHero game={game} />
			<AfterFirstScreen>
				<Description headline={game.headline} text={game.description} />
				<Screenshots title={game.title} clip={game.clip} screenshots={game.screenshots} />
				<PlayNext games={next} />
				<PlayBar game={game} />
			</AfterFirstScreen>
		</article>
	);
}
