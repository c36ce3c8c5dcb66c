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

/** Periods of the refund and dispute policies (product 14), in the order of their steps. */
export const policyPeriods = {
	refund: [
		{ step: "request", lengths: [refundWindow] },
		{ step: "review", lengths: [refundReview] },
		// Counted from the approval, which comes at an unknown day within the review period.
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

/** The policy document of each group's periods. */
export const policyDocuments = {
	refund: "return-and-refund-policy",
	dispute: "dispute-resolution-policy",
} as const satisfies Record<PeriodGroup, string>;

export interface PolicyClause {
	readonly document: (typeof policyDocuments)[PeriodGroup];
	readonly number: string;
	/** Letter of a list item in the clause. */
	readonly item?: string | undefined;
}

const clauseOf = (group: PeriodGroup) => (number: string, item?: string) =>
	({ document: policyDocuments[group], number, item }) satisfies PolicyClause;

export const refundClause = clauseOf("refund");
export const disputeClause = clauseOf("dispute");

/** Name in translation keys: `refund.review`. */
export type PeriodStep = {
	[Group in PeriodGroup]: `${Group}.${(typeof policyPeriods)[Group][number]["step"]}`;
}[PeriodGroup];

export interface PeriodLength extends SiteFigure {
	readonly unit: "calendar days" | "business days" | "months";
}

/**
 * The last day of a period after an event. One that ends on a weekend or holiday extends to the next business day
 * (Civil Code, section 607). Undefined if the calculation leaves the calendar.
 */
export function lastDay(event: CalendarDay, { value, unit }: PeriodLength): CalendarDay | undefined {
	if (unit === "business days") return addBusinessDays(event, value);
	return nextBusinessDay(unit === "months" ? addMonths(event, value) : event + value);
}
