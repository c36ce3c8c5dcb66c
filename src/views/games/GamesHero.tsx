import type { Picture as PictureData } from "#content/model/picture.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { catalogCrumbs } from "#src/features/catalog/catalogCrumbs.ts";
import { AutoplaySwitch } from "#src/features/clips/AutoplaySwitch.tsx";
import { SearchField } from "#src/features/search/SearchField.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import type { CatalogData } from "./catalogData.server.ts";
import styles from "./GamesHero.module.css";

/** Title and search field, beside a tilted wall of icons of the first games. */
export function GamesHero({ catalog: { genre, icons, number } }: { catalog: CatalogData }) {
	const { t, to } = useLocale();
	const title = genre ? t(`games.genre.${genre}.name`) : t("games.title");
	const crumbs = catalogCrumbs({ t, to }, genre, number);
	// Fewer than five icons are shown large; otherwise they repeat to fill the wall.
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
				{crumbs.length > 1 && <Breadcrumbs label={t("games.breadcrumbs")} className={styles.crumbs} items={crumbs} />}
				<h1 className={styles.title} data-long={title.length > 9 || undefined}>
					{title}
				</h1>
				<p className="lede">{genre ? t(`games.genre.${genre}.lede`) : t("games.lede")}</p>
				<SearchField
					page="games"
					label={t("games.search.label")}
					hint={t("games.search.hint")}
					failure={t("games.search.failed")}
				/>
				<p data-no-js="" data-screen="">
					{t("games.search.absent")} <a href={to("games")}>{t("game.all")}</a>
				</p>
				<AutoplaySwitch />
			</div>
		</header>
	);
}
