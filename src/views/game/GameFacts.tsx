import { Fragment, type ReactNode } from "react";
import { getGenreSlug } from "#content/model/genres.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ControlIcon } from "./ControlIcon.tsx";
import styles from "./GameFacts.module.css";

/** What follows the first screen. */
const factsId = "facts";

/** Facts for players in ruled rows: three that every game has, then the optional ones of its file. */
export function GameFacts({ game, studio }: { game: GameDetails; studio: ReactNode }) {
	const { t } = useTranslation();
	const { controls, round, players, languages, age, released, teleDollars } = game;
	const factRows = [
		{ name: t("game.genre"), value: <GenreList genres={game.genres} /> },
		{ name: t("game.studio"), value: studio },
		{ name: t("game.playsIn"), value: t("game.messenger") },
		controls && {
			name: t("game.controls.name"),
			value: controls.map((control, place) => (
				<Fragment key={control}>
					{place > 0 && " "}
					<span className={styles.control}>
						<ControlIcon control={control} />
						<span>{t(`game.controls.${control}`) + (place < controls.length - 1 ? "," : "")}</span>
					</span>
				</Fragment>
			)),
		},
		round && { name: t("game.round.name"), value: t("game.round.minutes", { count: round }) },
		players && { name: t("game.players.name"), value: t(`game.players.${players}`) },
		languages && { name: t("game.languages"), value: languages.join(", ") },
		age && { name: t("game.age"), value: `${age}+` },
		released && { name: t("game.released"), value: released },
	].filter((fact) => !!fact);
	return (
		<dl id={factsId} className={`container ${styles.facts}`} aria-label={t("game.facts")}>
			{factRows.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
			{teleDollars && (
				<div className={styles.teleDollars}>
					<dt>{t("game.teleDollars")}</dt>
					<dd>{teleDollars}</dd>
				</div>
			)}
		</dl>
	);
}

/** A game's genres, each a link to its page. */
function GenreList({ genres }: Pick<GameDetails, "genres">) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return genres.map((genre, place) => (
		<Fragment key={genre}>
			{place > 0 && " "}
			<span className={styles.genre}>
				<a href={to("genre", { genre: getGenreSlug(genre) })}>{t(`genres.${genre}`)}</a>
				{place < genres.length - 1 && ","}
			</span>
		</Fragment>
	));
}
