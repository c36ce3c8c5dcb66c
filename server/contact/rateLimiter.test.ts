import { beforeEach, expect, it } from "vitest";
import { createRateLimiter } from "./rateLimiter.ts";

let now: number;
beforeEach(() => {
	now = 1;
});
const createLimiter = (quarantine: number, reject: number, total = 100) =>
	createRateLimiter({ windowMs: 60_000, quarantine, reject, total }, () => now);
/** Returns the kind of decision on the sender's next message, or the seconds of `Retry-After`. */
function getDecision(limiter: ReturnType<typeof createRateLimiter>, senderKey: string): string | number {
	const rateDecision = limiter.consume(senderKey);
	return rateDecision.kind === "rejected" ? rateDecision.retryAfterSeconds : rateDecision.kind;
}

it("quarantines, then rejects messages of a sender until the window ends", () => {
	const rateLimiter = createLimiter(2, 4);
	const rateDecisions = Array.from({ length: 5 }, () => getDecision(rateLimiter, "a"));
	expect(rateDecisions).toEqual(["accepted", "accepted", "flood", "flood", 60]);
	now += 59_500;
	expect(getDecision(rateLimiter, "a")).toBe(1);
	expect(getDecision(rateLimiter, "b")).toBe("accepted");
	expect(rateLimiter.size()).toBe(2);
	now += 501;
	expect(getDecision(rateLimiter, "a")).toBe("accepted");
});

it("does not count refunded messages, and refunds no more than it counted", () => {
	const rateLimiter = createLimiter(1, 1);
	rateLimiter.refund("a");
	for (let roundNumber = 0; roundNumber < 3; roundNumber += 1) {
		expect(getDecision(rateLimiter, "a")).toBe("accepted");
		rateLimiter.refund("a");
		rateLimiter.refund("a");
	}
	expect(getDecision(rateLimiter, "a")).toBe("accepted");
	expect(getDecision(rateLimiter, "a")).toBe(60);
});

it("lets an IPv6 /48 send four times as much as one of its /64 networks", () => {
	const rateLimiter = createLimiter(1, 2);
	const rateDecisions = Array.from({ length: 9 }, (_, index) => getDecision(rateLimiter, `2001:db8:7:${index}::/64`));
	expect(rateDecisions).toEqual([...Array(4).fill("accepted"), ...Array(4).fill("flood"), 60]);
	expect(getDecision(rateLimiter, "2001:db8:8:0::/64")).toBe("accepted");
	rateLimiter.refund("2001:db8:7:0::/64");
	expect(getDecision(rateLimiter, "2001:db8:7:99::/64")).toBe("flood");
});

it("quarantines messages of all senders beyond the total until the window ends", () => {
	const rateLimiter = createLimiter(2, 4, 3);
	const rateDecisions = Array.from({ length: 5 }, (_, index) => getDecision(rateLimiter, `192.0.2.${index}`));
	expect(rateDecisions).toEqual(["accepted", "accepted", "accepted", "flood", "flood"]);
	now += 60_001;
	expect(getDecision(rateLimiter, "192.0.2.9")).toBe("accepted");
});
