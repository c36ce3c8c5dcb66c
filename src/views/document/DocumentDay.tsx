import { formatDay } from "#config/formatDay.ts";
import { useLocale } from "#src/i18n/useLocale.ts";

/** Formats an ISO day in the page's language. For the build only, because formats differ between browsers. */
export function DocumentDay({ day }: { day: string }) {
	return <time dateTime={day}>{formatDay(day, useLocale().language)}</time>;
}
