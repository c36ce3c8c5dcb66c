import type { ReactNode } from "react";
import type { GenreSlug } from "#content/model/genres.ts";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./GamesHero.module.css";

interface GamesHeroProps {
	title: string;
	lede: string;
	/** Icons of the list's games; five or more repeat until the wall is full. */
	icons: readonly PictureData[];
	genre: GenreSlug | undefined;
	number: number;
	/** The search field. */
	children: ReactNode;
}

/** The catalog's first screen: title and search field on blue, beside a tilted wall of the games' icons. */
export function GamesHero({ title, lede, icons, genre, number, children }: GamesHeroProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const crumbLinks = [
		{ label: t("nav.games"), path: to("games") },
		...(genre ? [{ label: t(`games.genre.${genre}.name`), path: to("genre", { genre }) }] : []),
		...(number > 1 ? [{ label: t("games.pages.page", { number }) }] : []),
	];
	// Few games have few and large icons.
	const iconCount = icons.length < 5 ? icons.length : 12;
	return (
		<header className={styles.hero} data-icons={iconCount}>
			<div className={styles.wall} aria-hidden="true">
				{Array.from({ length: iconCount }, (_, index) => (
					<Picture
						// biome-ignore lint/suspicious/noArrayIndexKey: icons repeat
						key={index}
						picture={icons[index % icons.length] as PictureData}
						sizes={iconCount < 12 ? "34vw" : "(min-width: 768px) 14vw, 19vw"}
						alt=""
					/>
				))}
			</div>
			<div className={`container ${styles.copy}`}>
				{crumbLinks.length > 1 && (
					<Breadcrumbs
						label={t("games.breadcrumbs")}
						className={styles.crumbs}
						items={crumbLinks.map((crumb, index) => (index < crumbLinks.length - 1 ? crumb : { label: crumb.label }))}
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
