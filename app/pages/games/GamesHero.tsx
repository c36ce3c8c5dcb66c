import type { ReactNode } from "react";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#app/features/breadcrumbs/Breadcrumbs.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import type { Picture as PictureData } from "#content/model/picture.ts";
import styles from "./GamesHero.module.css";

/** How many icons the wall beside the words has; of few games, few and large ones. */
function wallSize(games: number): number {
	return games < 5 ? games : 12;
}

interface GamesHeroProps {
	title: string;
	lede: string;
	/** Of the games on the list; from five on they are repeated until the wall is full. */
	icons: readonly PictureData[];
	genre: GenreSlug | undefined;
	number: number;
	/** The search field. */
	children: ReactNode;
}

/** The catalogue's first screen: what is listed in huge letters on blue, beside a tilted wall of the games' icons. */
export function GamesHero({ title, lede, icons, genre, number, children }: GamesHeroProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const crumbs = [
		{ label: t("nav.games"), path: to("games") },
		...(genre ? [{ label: t(`games.genre.${genre}.name`), path: to("genre", { genre }) }] : []),
		...(number > 1 ? [{ label: t("games.pages.page", { number }) }] : []),
	];
	const places = wallSize(icons.length);
	return (
		<header className={styles.hero} data-icons={places}>
			<div className={styles.wall} aria-hidden="true">
				<AfterFirstScreen of="decoration">
					{Array.from({ length: places }, (_, place) => (
						<Picture
							// biome-ignore lint/suspicious/noArrayIndexKey: a place of the wall is what it is
							key={place}
							picture={icons[place % icons.length] as PictureData}
							sizes={places < 12 ? "34vw" : "(min-width: 768px) 14vw, 19vw"}
							alt=""
						/>
					))}
				</AfterFirstScreen>
			</div>
			<div className={`container ${styles.words}`}>
				{crumbs.length > 1 && (
					<Breadcrumbs
						label={t("games.breadcrumbs")}
						className={styles.crumbs}
						items={crumbs.map((crumb, place) => (place < crumbs.length - 1 ? crumb : { label: crumb.label }))}
					/>
				)}
				<h1 className={styles.title} data-long={title.length > 9 || undefined}>
					{title}
				</h1>
				<p className="lede">{lede}</p>
				{children}
			</div>
		</header>
	);
}
