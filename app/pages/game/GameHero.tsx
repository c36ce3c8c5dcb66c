import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { Picture, ScenePicture } from "~/components/Picture/Picture.tsx";
import type { GameDetails } from "~/content/games.server.ts";
import { Breadcrumbs } from "~/features/breadcrumbs/Breadcrumbs.tsx";
import { ShareButton } from "~/features/share/ShareButton.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import styles from "./GameHero.module.css";

/**
 * The game's scene under a dark gradient, with the way here, icon, studio, title and Play; below it the facts in one ruled
 * row.
 */
export function GameHero({ game, genres }: { game: GameDetails; genres: string }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const facts = [
		{ name: t("game.genre"), value: genres },
		{ name: t("game.studio"), value: game.studio },
		{ name: t("game.playsIn"), value: t("game.browser") },
		{ name: t("game.currency"), value: "T$" },
	];
	return (
		<>
			<header className={styles.hero}>
				<div className={styles.art}>
					<ScenePicture wide={game.background} tall={game.tall} />
				</div>
				<Breadcrumbs
					label={t("games.breadcrumbs")}
					className={`stage ${styles.crumbs}`}
					items={[
						{ label: t("nav.games"), path: to("games") },
						{ label: t(`games.genre.${game.genre}.name`), path: to("genre", { genre: game.genre }) },
						{ label: game.title },
					]}
				/>
				<div className={`stage ${styles.words}`}>
					<Picture
						picture={game.icon}
						sizes="(min-width: 768px) 144px, 88px"
						alt=""
						className={styles.icon}
						data-print=""
					/>
					<div className={styles.name}>
						<p>{game.studio}</p>
						<h1>{game.title}</h1>
					</div>
					<div className={styles.act}>
						<ButtonLink size="large" href={game.play}>
							<Icon name="play" />
							{t("game.play")}
						</ButtonLink>
						<ShareButton title={game.title} />
						<p>{t("game.note")}</p>
					</div>
				</div>
			</header>
			<dl className={`container ${styles.facts}`} aria-label={t("game.facts")}>
				{facts.map(({ name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
