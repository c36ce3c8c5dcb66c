import type { StudioDetails } from "#content/readers/games.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { catalogCrumbs } from "#src/features/catalog/catalogCrumbs.ts";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { computeGrid } from "#src/features/catalog/mosaicLayout.ts";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { getStudioIntro } from "./getStudioIntro.ts";
import styles from "./StudioPage.module.css";

export function StudioPage({ page, studio }: { page: PageInfo; studio: StudioDetails }) {
	return (
		<SiteLayout page={page}>
			<StudioHero studio={studio} />
			<StudioGames studio={studio} />
		</SiteLayout>
	);
}

/** Name of the studio in huge letters, beside the icons of its first games. */
function StudioHero({ studio }: { studio: StudioDetails }) {
	const { t, to } = useLocale();
	return (
		<header className={styles.hero}>
			<div className={`container ${styles.copy}`}>
				<Breadcrumbs label={t("games.breadcrumbs")} items={[...catalogCrumbs({ t, to }), { label: studio.name }]} />
				<p className={styles.label}>{t("game.studio")}</p>
				<h1>{studio.name}</h1>
				<p className="lede">{getStudioIntro(t, studio)}</p>
			</div>
			<div className={styles.icons} aria-hidden="true">
				{studio.icons.map((icon) => (
					<Picture key={icon.base} picture={icon} sizes="(min-width: 768px) 20vw, 30vw" alt="" />
				))}
			</div>
		</header>
	);
}

/** As many games as fit; a catalog search for the studio's name finds the others. */
function StudioGames({ studio: { name, total, games } }: { studio: StudioDetails }) {
	const { t, to } = useLocale();
	return (
		<section className={`container ${styles.games}`}>
			<GamesHeading>{t("studio.games", { studio: name })}</GamesHeading>
			<TiledMosaic games={games} layout={computeGrid(games.length)} leads />
			{total > games.length && (
				<p className={styles.more}>
					<a href={`${to("games")}?${new URLSearchParams({ q: name })}`} {...buttonProps()}>
						{t("studio.more", { count: total })}
					</a>
				</p>
			)}
		</section>
	);
}
