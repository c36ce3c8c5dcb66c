import type { StudioDetails } from "#content/readers/games.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./StudioPage.module.css";

/** The way to the games of a large studio that its page has no room for: the catalog, searched for its name. */
export function MoreOfStudio({ studio: { name, total, games } }: { studio: StudioDetails }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	if (total <= games.length) return null;
	return (
		<p className={styles.more}>
			<a href={`${to("games")}?${new URLSearchParams({ q: name })}`} {...buttonProps()}>
				{t("studio.more", { count: total })}
			</a>
		</p>
	);
}
