import type { TFunction } from "i18next";
import type { PeriodLength } from "./policyPeriods.ts";

/** Formats `7 business days` in the language of `t`. */
export function formatDuration(t: TFunction, { value, unit }: PeriodLength): string {
	if (unit === "months") return t("guidelines.deadlines.months", { count: value });
	return unit === "calendar days"
		? t("guidelines.deadlines.calendarDays", { count: value })
		: t("guidelines.deadlines.businessDays", { count: value });
}
