import type { StudioDetails } from "#content/readers/games.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { Breadcrumbs } from "#src/features/breadcrumbs/Breadcrumbs.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { getStudioIntro } from "./getStudioIntro.ts";
import styles from "./StudioPage.module.css";

/** Who makes these games, in huge letters, beside the icons of the first few. */
export function StudioHero({ studio }: { studio: StudioDetails }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<header className={styles.hero}>
			<div className={`container ${styles.copy}`}>
				<Breadcrumbs
					label={t("games.breadcrumbs")}
					items={[{ label: t("nav.games"), path: to("games") }, { label: studio.name }]}
				/>
				<p className={styles.label}>{t("game.studio")}</p>
				<h1>{studio.name}</h1>
				<p className="lede">{getStudioIntro(t, studio)}</p>
			</div>
			<div className={styles.icons} aria-hidden="true">
				{studio.icons.map((icon) => (
					<Picture key={icon.base} picture={icon} sizes="(min-width: 768px) 20vw, 30vw" alt="" />
				))}
			</div>
		</header>
	);
}
