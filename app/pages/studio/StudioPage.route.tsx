import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { GamesHead } from "#app/features/catalogue/GamesHead.tsx";
import { layOut } from "#app/features/catalogue/mosaicLayout.ts";
import { TiledMosaic } from "#app/features/catalogue/TiledMosaic.tsx";
import { i18nFor } from "#app/i18n/i18n.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { loadOrAskServer } from "#app/navigation/loadOrAskServer.ts";
import { ErrorScreen } from "#app/pages/error/ErrorScreen.tsx";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { findStudio } from "#content/readers/games.server.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/StudioPage.route";
import { ledeOf } from "./ledeOf.ts";
import { MoreOfStudio } from "./MoreOfStudio.tsx";
import { StudioHero } from "./StudioHero.tsx";
import styles from "./StudioPage.module.css";

/** At build time: a studio and its games; null for an unknown one. */
export function loader({ params }: LoaderFunctionArgs) {
	const studio = findStudio(params.studio ?? "");
	return studio ? { studio, layout: layOut(studio.games.length) } : null;
}

/** On client navigation: the page's data file, which an unknown studio does not have. */
export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
	loadOrAskServer(() => serverLoader<typeof loader>(), url);

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	if (!loaderData) return unlistedMeta(t("errors.404.title"), location.pathname);
	const { studio } = loaderData;
	return pageMeta(location.pathname, "studio", { studio: studio.name, summary: ledeOf(t, studio) });
};

/** A studio's page: its name and its games. */
export default function StudioPage({ loaderData }: Route.ComponentProps) {
	return loaderData ? <StudioView {...loaderData} /> : <ErrorScreen code="404" />;
}

type StudioViewProps = NonNullable<Awaited<ReturnType<typeof loader>>>;

function StudioView({ studio, layout }: StudioViewProps) {
	const { t } = useTranslation();
	return (
		<>
			<StudioHero studio={studio} />
			<section className={`container ${styles.games}`}>
				<GamesHead>{t("games.count", { count: studio.total })}</GamesHead>
				<TiledMosaic games={studio.games} layout={layout} leads />
				<MoreOfStudio studio={studio} />
			</section>
		</>
	);
}
