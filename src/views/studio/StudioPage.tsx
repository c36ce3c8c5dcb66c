import type { StudioDetails } from "#content/readers/games.server.ts";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { computeGrid } from "#src/features/catalog/mosaicLayout.ts";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { MoreOfStudio } from "./MoreOfStudio.tsx";
import { StudioHero } from "./StudioHero.tsx";
import styles from "./StudioPage.module.css";

interface StudioPageProps {
	page: PageInfo;
	studio: StudioDetails;
}

/** A studio's page: its name and its games. */
export function StudioPage({ page, studio }: StudioPageProps) {
	return (
		<SiteLayout page={page}>
			<StudioHero studio={studio} />
			<StudioGames studio={studio} />
		</SiteLayout>
	);
}

function StudioGames({ studio }: { studio: StudioDetails }) {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.games}`}>
			<GamesHeading>{t("studio.games", { studio: studio.name })}</GamesHeading>
			<TiledMosaic games={studio.games} layout={computeGrid(studio.games.length)} leads />
			<MoreOfStudio studio={studio} />
		</section>
	);
}
