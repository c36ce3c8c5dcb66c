import {
	escalationDecision,
	firstSupportResponse,
	formalAction,
	informalContact,
	refundPayout,
	refundReview,
	refundWindow,
	type SiteFigure,
} from "#config/figures.ts";
import { addBusinessDays, nextBusinessDay } from "./businessDays.ts";
import { addMonths, type CalendarDay } from "./days.ts";

/** The periods of the refund policy and of the dispute policy (product 14), each in the order of its steps. */
export const policyPeriods = {
	refund: [
		{ step: "request", lengths: [refundWindow] },
		{ step: "review", lengths: [refundReview] },
		// Counted from the approval, of which nothing is known but that it comes within the review's time.
		{ step: "payout", lengths: [refundReview, refundPayout] },
	],
	dispute: [
		{ step: "contact", lengths: [informalContact] },
		{ step: "answer", lengths: [firstSupportResponse] },
		{ step: "decision", lengths: [escalationDecision] },
		{ step: "formal", lengths: [formalAction] },
	],
} as const satisfies Record<string, readonly { step: string; lengths: readonly PeriodLength[] }[]>;

export type PeriodGroup = keyof typeof policyPeriods;

/** The policy, among those for everybody, that has each group's periods. */
export const policyDocuments = {
	refund: "return-and-refund-policy",
	dispute: "dispute-resolution-policy",
} as const satisfies Record<PeriodGroup, string>;

/** A clause of one of the two policies. */
export interface PolicyClause {
	readonly document: (typeof policyDocuments)[PeriodGroup];
	readonly number: string;
	/** Letter of an item of the clause. */
	readonly item?: string | undefined;
}

const clauseOf = (group: PeriodGroup) => (number: string, item?: string) =>
	({ document: policyDocuments[group], number, item }) satisfies PolicyClause;

export const refundClause = clauseOf("refund");
export const disputeClause = clauseOf("dispute");

/** A step as its translation keys name it: `refund.review`. */
export type PeriodStep = {
	[Group in PeriodGroup]: `${Group}.${(typeof policyPeriods)[Group][number]["step"]}`;
}[PeriodGroup];

export interface PeriodLength extends SiteFigure {
	readonly unit: "calendar days" | "business days" | "months";
}

/**
 * The last day of a period that an event starts. The day of the event does not count. A period that would end on a
 * Saturday, a Sunday or a Czech public holiday runs to the next working day (Civil Code, section 607). Undefined where the
 * last day, or a business day before it, is outside the calendar.
 */
export function lastDay(event: CalendarDay, { value, unit }: PeriodLength): CalendarDay | undefined {
	if (unit === "business days") return addBusinessDays(event, value);
	return nextBusinessDay(unit === "months" ? addMonths(event, value) : event + value);
}
