import { formatDay } from "#config/formatDay.ts";
import { useLocale } from "#src/i18n/useLocale.ts";

/** An ISO day as the page's language writes it. Rendered at build time only: browsers spell days differently. */
export function DocumentDay({ day }: { day: string }) {
	return <time dateTime={day}>{formatDay(day, useLocale().language)}</time>;
}
