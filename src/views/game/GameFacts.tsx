import { Fragment, type ReactNode } from "react";
import type { GameControl } from "#content/model/gameSchema.ts";
import { getGenreSlug } from "#content/model/genres.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./GameFacts.module.css";

/** Facts about a game: three that every game has, then the optional ones. */
export function GameFacts({ game, studio }: { game: GameDetails; studio: ReactNode }) {
	const { t } = useTranslation();
	const { controls, round, players, languages, age, released, teleDollars } = game;
	const factRows = [
		{ name: t("game.genre"), value: <GenreList genres={game.genre} /> },
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
		<dl id="facts" className={`container ${styles.facts}`} aria-label={t("game.facts")}>
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

function GenreList({ genres }: { genres: GameDetails["genre"] }) {
	const { t, to } = useLocale();
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

/** Paths in a 24 × 24 view box: a tapping finger, a mouse with a wheel, a keyboard. */
const controlPaths: Readonly<Record<GameControl, string>> = {
	touch:
		"M9.5 14.5v-6a1.7 1.7 0 0 1 3.4 0v3.4l4.4 1a2.2 2.2 0 0 1 1.7 2.5l-.6 3.4a2.6 2.6 0 0 1-2.6 2.2h-3.3a3 3 0 0 1-2.3-1.1l-3.8-4.6a1.5 1.5 0 0 1 2.1-2.1zM6.2 8.5a5 5 0 0 1 10 0",
	mouse: "M12 3a5.8 5.8 0 0 1 5.8 5.8v6.4a5.8 5.8 0 0 1-11.6 0V8.8A5.8 5.8 0 0 1 12 3zM12 7v3.5",
	keys: "M4.5 6h15A2 2 0 0 1 21.5 8v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14h8",
};

/** Decorative icon of an input device, next to its name. */
function ControlIcon({ control }: { control: GameControl }) {
	return (
		<svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
			<path
				d={controlPaths[control]}
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
