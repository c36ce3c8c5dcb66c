import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { Picture, ScenePicture } from "#app/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#app/features/breadcrumbs/Breadcrumbs.tsx";
import { ShareButton } from "#app/features/share/ShareButton.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { isWarm } from "#app/pictures/scene.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import scenery from "./GameArt.module.css";
import { GameFacts } from "./GameFacts.tsx";
import styles from "./GameHero.module.css";

/**
 * The game's scene under a dark gradient, with the way here, icon, studio, title and Play; below it the facts.
 */
export function GameHero({ game }: { game: GameDetails }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const scene = { wide: game.background, tall: game.tall };
	const art = useRef<HTMLDivElement>(null);
	// A card does not grow into a picture that is still on its way: it would become a plain colour.
	useLayoutEffect(() => {
		const image = art.current?.querySelector("img");
		const mark = (cold: boolean) => art.current?.toggleAttribute("data-cold", cold);
		const settle = () => mark(false);
		mark(!image?.complete && !isWarm(scene));
		image?.addEventListener("load", settle);
		return () => image?.removeEventListener("load", settle);
	});
	const studio = <Link to={to("studio", { studio: game.studioSlug })}>{game.studio}</Link>;
	return (
		<>
			<header className={styles.hero}>
				<div
					ref={art}
					className={`${scenery.art} ${scenery.focus}`}
					data-across={game.background.focus?.across}
					data-down={game.background.focus?.down}
					data-tall-down={game.tall.focus?.down}
				>
					<ScenePicture {...scene} />
				</div>
				<Breadcrumbs
					label={t("games.breadcrumbs")}
					className={`container ${styles.crumbs}`}
					items={[
						{ label: t("nav.games"), path: to("games") },
						{ label: t(`games.genre.${game.genre}.name`), path: to("genre", { genre: game.genre }) },
						{ label: game.title },
					]}
				/>
				<div className={`container ${styles.words}`}>
					<Picture
						picture={game.icon}
						sizes="(min-width: 768px) 144px, 88px"
						alt=""
						className={styles.icon}
						data-print=""
					/>
					<div className={styles.name}>
						<p>{studio}</p>
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
			<GameFacts game={game} studio={studio} />
		</>
	);
}
