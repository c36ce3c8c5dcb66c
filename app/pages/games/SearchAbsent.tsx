import { Link } from "react-router";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";

/** Stands in for the search where the app cannot come: says so, and leads to the plain list. */
export function SearchAbsent() {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<p data-without-app="" data-screen="">
			{t("games.search.absent")} <Link to={to("games")}>{t("game.all")}</Link>
		</p>
	);
}
