import type { GameDetails } from "#content/readers/games.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { HeroImage, Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { catalogCrumbs } from "#src/features/catalog/catalogCrumbs.ts";
import { ShareButton } from "#src/features/share/ShareButton.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import scenery from "./GameArt.module.css";
import { GameFacts } from "./GameFacts.tsx";
import styles from "./GameHero.module.css";

/** The game's picture with breadcrumbs, icon, studio, title and Play button, and the facts below. */
export function GameHero({ game }: { game: GameDetails }) {
	const { t, to } = useLocale();
	const studio = <a href={to("studio", { studio: game.studioSlug })}>{game.studio}</a>;
	return (
		<>
			<header className={styles.hero}>
				<div
					className={`${scenery.art} ${scenery.focus}`}
					data-across={game.pictures.background.focus?.across}
					data-down={game.pictures.background.focus?.down}
					data-tall-down={game.pictures.tall.focus?.down}
				>
					<HeroImage wide={game.pictures.background} tall={game.pictures.tall} />
				</div>
				<Breadcrumbs
					label={t("games.breadcrumbs")}
					className={`container ${styles.crumbs}`}
					items={[...catalogCrumbs({ t, to }, game.mainGenre), { label: game.title }]}
				/>
				<div className={`container ${styles.copy}`}>
					<Picture
						picture={game.pictures.icon}
						sizes="(min-width: 768px) 144px, 88px"
						alt=""
						className={styles.icon}
						data-print=""
					/>
					<div className={styles.name}>
						<p>{studio}</p>
						<h1>{game.title}</h1>
					</div>
					<div className={styles.actions}>
						<ButtonLink icon="play" size="large" href={game.play}>
							{t("game.play")}
						</ButtonLink>
						<ShareButton title={game.title} />
						<p>{t("game.note")}</p>
					</div>
				</div>
			</header>
			<GameFacts game={game} studio={studio} />
		</>
	);
}
