import { site } from "#config/site.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { calendarFile } from "./calendarFile.ts";
import type { DatedLink } from "./chain.ts";
import styles from "./Deadlines.module.css";
import { type CalendarDay, isoDay } from "./days.ts";
import { formatDuration } from "./formatDuration.ts";
import type { PeriodGroup } from "./policyPeriods.ts";

interface AddToCalendarProps {
	group: PeriodGroup;
	links: readonly DatedLink[];
	begin: CalendarDay;
}

/** Makes UIDs globally unique. Not derived from a name, so that they survive changes of brand, host and language. */
const uidNamespace = "e42b3d6b-0788-4de6-ab11-c4834f7559c1";

/** Button that saves all future last days as a calendar file. */
export function AddToCalendar({ group, links, begin }: AddToCalendarProps) {
	const { t, language, to } = useLocale();
	const open = links.filter(({ last, real }) => last !== undefined && real === undefined);

	const save = () => {
		const entries = open.map(({ event, last = begin, length, clauses: [clause], isLatest }) => ({
			// The first day identifies a case: a calendar may contain several.
			uid: `${group}-${event}-${isoDay(begin)}@${uidNamespace}`,
			day: last,
			summary: `${site.name}: ${t(`guidelines.deadlines.chain.${event}.title`)}`,
			description: [
				t(`guidelines.deadlines.chain.${event}.rule`, { period: length ? formatDuration(t, length) : "" }),
				...(isLatest ? [t("guidelines.deadlines.latestNote")] : []),
				t("guidelines.deadlines.rule"),
			].join("\n"),
			url: `${site.origin}${to("document", { chapter: "general", doc: clause?.document ?? "" })}#${clause?.number}`,
		}));
		const text = calendarFile(
			entries,
			`${site.name}//${t("guidelines.deadlines.title")}//${language.toUpperCase()}`,
			new Date(),
		);
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
		link.download = `${group}-${isoDay(begin)}.ics`;
		link.click();
		// Some browsers read the file after the click event.
		setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
	};
	if (open.length === 0) return null;
	return (
		<button type="button" className={styles.save} data-requires-js="" onClick={save}>
			{t("guidelines.deadlines.save")}
		</button>
	);
}
