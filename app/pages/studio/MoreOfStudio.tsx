import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { StudioDetails } from "#content/readers/games.server.ts";
import styles from "./StudioPage.module.css";

/** The way to the games of a large studio that its page has no room for: the catalogue, searched for its name. */
export function MoreOfStudio({ studio: { name, total, games } }: { studio: StudioDetails }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	if (total <= games.length) return null;
	return (
		<p className={styles.more}>
			<Link to={{ pathname: to("games"), search: String(new URLSearchParams({ q: name })) }} {...buttonProps()}>
				{t("studio.more", { count: total })}
			</Link>
		</p>
	);
}
