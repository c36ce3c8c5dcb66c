import { beforeEach, expect, it } from "vitest";
import { createRateLimiter } from "./rateLimiter.ts";

let now: number;
beforeEach(() => {
	now = 1;
});
const create = (quarantine: number, reject: number, total = 100) =>
	createRateLimiter({ windowMs: 60_000, quarantine, reject, total }, () => now);
const accepted = { kind: "accepted" };
const flood = { kind: "flood" };
const rejected = (retryAfterSeconds: number) => ({ kind: "rejected", retryAfterSeconds });

it("quarantines, then rejects messages of a sender until the window ends", () => {
	const limiter = create(2, 4);
	const decisions = Array.from({ length: 5 }, () => limiter.consume("a"));
	expect(decisions).toEqual([accepted, accepted, flood, flood, rejected(60)]);
	now += 59_500;
	expect(limiter.consume("a")).toEqual(rejected(1));
	expect(limiter.consume("b")).toEqual(accepted);
	expect(limiter.size()).toBe(2);
	now += 501;
	expect(limiter.consume("a")).toEqual(accepted);
});

it("does not count refunded messages, and refunds no more than it counted", () => {
	const limiter = create(1, 1);
	limiter.refund("a");
	for (let round = 0; round < 3; round += 1) {
		expect(limiter.consume("a")).toEqual(accepted);
		limiter.refund("a");
		limiter.refund("a");
	}
	expect(limiter.consume("a")).toEqual(accepted);
	expect(limiter.consume("a")).toEqual(rejected(60));
});

it("lets an IPv6 /48 send four times as much as one of its /64 networks", () => {
	const limiter = create(1, 2);
	const decisions = Array.from({ length: 9 }, (_, index) => limiter.consume(`2001:db8:7:${index}::/64`));
	expect(decisions).toEqual([...Array(4).fill(accepted), ...Array(4).fill(flood), rejected(60)]);
	expect(limiter.consume("2001:db8:8:0::/64")).toEqual(accepted);
	limiter.refund("2001:db8:7:0::/64");
	expect(limiter.consume("2001:db8:7:99::/64")).toEqual(flood);
});

it("quarantines messages of all senders beyond the total until the window ends", () => {
	const limiter = create(2, 4, 3);
	const decisions = Array.from({ length: 5 }, (_, index) => limiter.consume(`192.0.2.${index}`));
	expect(decisions).toEqual([accepted, accepted, accepted, flood, flood]);
	now += 60_001;
	expect(limiter.consume("192.0.2.9")).toEqual(accepted);
});
