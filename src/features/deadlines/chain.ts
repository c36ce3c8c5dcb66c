import {
	escalationDecision,
	firstSupportResponse,
	formalAction,
	informalContact,
	refundPayout,
	refundReview,
	refundWindow,
} from "#config/figures.ts";
import type { CalendarDay } from "./days.ts";
import {
	disputeClause as dispute,
	lastDay,
	type PeriodGroup,
	type PeriodLength,
	type PolicyClause,
	refundClause as refund,
} from "./policyPeriods.ts";

interface LinkShape {
	/** Name in translation keys. */
	readonly event: string;
	readonly by: "you" | "us";
	/** The event that starts its period; none for the first. */
	readonly from?: string;
	/** None if the policy sets no period. */
	readonly length?: PeriodLength;
	/** Clauses that set the period. */
	readonly clauses: readonly PolicyClause[];
}

const response = { event: "response", by: "us", length: firstSupportResponse, clauses: [dispute("3.4")] } as const;

/** Steps after any message to support. */
const escalationSteps = [
	{ event: "acknowledgment", by: "us", from: "response", clauses: [dispute("4.1"), dispute("4.2")] },
	{ event: "decision", by: "us", from: "acknowledgment", length: escalationDecision, clauses: [dispute("4.3")] },
	{ event: "authority", by: "you", from: "decision", length: formalAction, clauses: [dispute("5.3"), dispute("5.4")] },
] as const satisfies readonly LinkShape[];

const appealClauses = [refund("7.2"), dispute("3.2")];

/** The events of each policy in order, from purchase or issue to authority or court (product 14). */
export const deadlineChains = {
	refund: [
		{ event: "purchase", by: "you", clauses: [] },
		{ event: "request", by: "you", from: "purchase", length: refundWindow, clauses: [refund("4.2")] },
		{ event: "answer", by: "us", from: "request", length: refundReview, clauses: [refund("5.1")] },
		{ event: "payout", by: "us", from: "answer", length: refundPayout, clauses: [refund("5.2")] },
		{ event: "appeal", by: "you", from: "answer", length: informalContact, clauses: appealClauses },
		{ ...response, from: "appeal" },
		...escalationSteps,
	],
	dispute: [
		{ event: "issue", by: "you", clauses: [] },
		{ event: "contact", by: "you", from: "issue", length: informalContact, clauses: [dispute("3.2")] },
		{ ...response, from: "contact" },
		...escalationSteps,
	],
} as const satisfies Record<PeriodGroup, readonly LinkShape[]>;

export type ChainEvent = (typeof deadlineChains)[PeriodGroup][number]["event"];

export type ChainLink = LinkShape & { readonly event: ChainEvent; readonly from?: ChainEvent };

export type DatedLink = ReturnType<typeof followChain>[number];

/**
 * The dates of each event. A period starts at the real day of its event if known, otherwise at its last day; a step
 * without a period takes the day of the previous step.
 */
export function followChain(group: PeriodGroup, known: Readonly<Partial<Record<ChainEvent, CalendarDay>>>) {
	const reachedDays = new Map<ChainEvent, { day: CalendarDay | undefined; isReal: boolean; latestReal: CalendarDay }>();
	const links: readonly ChainLink[] = deadlineChains[group];
	return links.map((link) => {
		const before = link.from && reachedDays.get(link.from);
		const start = before?.day;
		const last = start !== undefined && link.length ? lastDay(start, link.length) : undefined;
		const real = known[link.event];
		const earliestDay = before?.latestReal ?? -Infinity;
		reachedDays.set(link.event, {
			day: real ?? (link.length ? last : start),
			isReal: real !== undefined,
			latestReal: Math.max(real ?? -Infinity, earliestDay),
		});
		return {
			...link,
			/** End of its period; undefined without a start, without a period, or outside the calendar. */
			last,
			/** The day on which it happened. */
			real,
			/** Whether `last` is counted from another last day, so that it may turn out to be earlier. */
			isLatest: last !== undefined && before?.isReal === false,
			/** Whether `real` is before the real day of an earlier step. */
			isEarly: real !== undefined && real < earliestDay,
			/** Whether a later period starts with it. */
			isCounted: links.some(({ from, length }) => from === link.event && length !== undefined),
		};
	});
}
