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
	/** As translation keys name it. */
	readonly event: string;
	readonly by: "you" | "us";
	/** The event from which its period is counted; none for the first. */
	readonly from?: string;
	/** None where the policy sets no period. */
	readonly length?: PeriodLength;
	/** Those that set the period. */
	readonly clauses: readonly PolicyClause[];
}

const response = { event: "response", by: "us", length: firstSupportResponse, clauses: [dispute("3.4")] } as const;

/** What follows on a message to support, whatever it is about. */
const escalationSteps = [
	{ event: "acknowledgment", by: "us", from: "response", clauses: [dispute("4.1"), dispute("4.2")] },
	{ event: "decision", by: "us", from: "acknowledgment", length: escalationDecision, clauses: [dispute("4.3")] },
	{ event: "authority", by: "you", from: "decision", length: formalAction, clauses: [dispute("5.3"), dispute("5.4")] },
] as const satisfies readonly LinkShape[];

const appealClauses = [refund("7.2"), dispute("3.2")];

/** The events of each policy (product 14), one after the other, from a purchase or from an issue to authority or court. */
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

/** A link and its days. */
export type DatedLink = ReturnType<typeof followChain>[number];

/**
 * The last day of each event of a chain, from the real days that are known. Without a real day, the last day counts;
 * a step without a period counts as done on the day of the step before.
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
			/** The last day that its period leaves; undefined without a day to count from, without a period, or beyond the calendar. */
			last,
			/** The day on which it happened. */
			real,
			/** Whether the last day is counted from one that is itself only a last day: it may turn out to be earlier. */
			isLatest: last !== undefined && before?.isReal === false,
			/** Whether its real day is before that of any step before it. */
			isEarly: real !== undefined && real < earliestDay,
			/** Whether a later period is counted from it, so that its real day matters. */
			isCounted: links.some(({ from, length }) => from === link.event && length !== undefined),
		};
	});
}
