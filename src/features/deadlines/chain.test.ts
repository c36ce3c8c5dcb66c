import { describe, expect, it } from "vitest";
import { collectAnchors } from "#content/model/structureDocument.ts";
import { documentBody } from "#content/readers/documents.server.ts";
import { type ChainEvent, type ChainLink, deadlineChains, followChain } from "./chain.ts";
import { isoDay, parseDay } from "./days.ts";

type KnownDays = Partial<Record<ChainEvent, string>>;

function computeDays(group: keyof typeof deadlineChains, known: KnownDays) {
	const days = Object.fromEntries(Object.entries(known).map(([event, text]) => [event, parseDay(text)]));
	return followChain(group, days);
}

function lastDays(group: keyof typeof deadlineChains, known: KnownDays) {
	const datedLinks = computeDays(group, known).filter(({ last }) => last !== undefined);
	return Object.fromEntries(datedLinks.map(({ event, last }) => [event, isoDay(last ?? 0)]));
}

describe("the deadlines of a refund", () => {
	it("run from the purchase to the authority, each step from the last day of the step before", () => {
		expect(lastDays("refund", { purchase: "2026-12-18" })).toEqual({
			request: "2027-01-18",
			answer: "2027-01-27",
			payout: "2027-02-05",
			appeal: "2027-02-26",
			response: "2027-03-05",
			decision: "2027-03-30",
			authority: "2028-03-30",
		});
	});

	it("are counted from entered dates, starting at any step", () => {
		expect(lastDays("refund", { purchase: "2026-12-18", request: "2026-12-21", answer: "2026-12-23" })).toMatchObject({
			request: "2027-01-18",
			answer: "2027-01-04",
			payout: "2027-01-06",
			appeal: "2027-01-22",
		});
		expect(lastDays("refund", { decision: "2026-12-18" })).toEqual({ authority: "2027-12-20" });
		expect(lastDays("refund", { acknowledgment: "2026-12-18" }).decision).toBe("2027-01-13");
	});

	it("distinguish a certain last day from one that can be earlier", () => {
		const latestEvents = (known: KnownDays) =>
			computeDays("refund", known).flatMap(({ event, isLatest }) => (isLatest ? [event] : []));
		const lastSteps = ["response", "decision", "authority"];
		expect(latestEvents({ purchase: "2026-12-18" })).toEqual(["answer", "payout", "appeal", ...lastSteps]);
		expect(latestEvents({ purchase: "2026-12-18", request: "2026-12-21", answer: "2026-12-23" })).toEqual(lastSteps);
	});

	const supportDays = { issue: "2026-11-02", contact: "2026-11-20" };

	it.each([
		["one step before", "refund", { purchase: "2026-12-18", request: "2026-12-17" }, ["request"]],
		["two steps before", "dispute", { ...supportDays, acknowledgment: "2026-11-05" }, ["acknowledgment"]],
		["not on the same day", "dispute", { ...supportDays, acknowledgment: "2026-11-20" }, []],
		["many steps before", "refund", { purchase: "2026-12-18", decision: "2026-12-17" }, ["decision"]],
		[
			"with other dates between them",
			"refund",
			{ request: "2026-12-18", answer: "2026-12-10", appeal: "2026-12-12", decision: "2026-12-20" },
			["answer", "appeal"],
		],
		["in a dispute", "dispute", { contact: "2026-11-20", decision: "2026-11-19" }, ["decision"]],
		[
			"not the appeal and the payout, which both follow the answer",
			"refund",
			{ answer: "2026-12-18", payout: "2026-12-21", appeal: "2026-12-19" },
			[],
		],
	] as const)("flag a date before that of an earlier step: %s", (_, group, known, events) => {
		expect(computeDays(group, known).flatMap(({ event, isEarly }) => (isEarly ? [event] : []))).toEqual(events);
	});

	it("end where the holidays are unknown", () => {
		expect(Object.keys(lastDays("refund", { purchase: "2032-11-01" }))).toEqual(["request", "answer", "payout"]);
	});
});

it("the deadlines of a dispute begin with the issue", () => {
	expect(lastDays("dispute", { issue: "2026-12-18" })).toEqual({
		contact: "2027-01-18",
		response: "2027-01-25",
		decision: "2027-02-15",
		authority: "2028-02-15",
	});
});

it.each(Object.values(deadlineChains).flat() as ChainLink[])("$event refers to existing clauses", ({ clauses }) => {
	for (const { document, number } of clauses) {
		expect(collectAnchors(documentBody("en", `general.${document}`))).toContain(number);
	}
});
