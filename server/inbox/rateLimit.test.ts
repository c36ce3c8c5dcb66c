import { expect, it } from "vitest";
import { createRateLimiter } from "./rateLimit.ts";

it("quarantines a sender's messages after some, refuses them after more, and forgets them after the window", () => {
	let now = 0;
	const limiter = createRateLimiter({ window: 60_000, quarantine: 2, refuse: 4, total: 100 }, () => now);
	const verdicts = () => Array.from({ length: 5 }, () => limiter.take("a"));
	expect(verdicts()).toEqual(["fine", "fine", "flood", "flood", { retryAfter: 60 }]);
	now = 59_500;
	expect(limiter.take("a")).toEqual({ retryAfter: 1 });
	expect(limiter.take("b")).toBe("fine");
	now = 60_000;
	expect(limiter.take("a")).toBe("fine");
});

it("does not count what was given back", () => {
	const limiter = createRateLimiter({ window: 60_000, quarantine: 1, refuse: 1, total: 100 }, () => 0);
	for (let round = 0; round < 5; round += 1) {
		expect(limiter.take("a")).toBe("fine");
		limiter.giveBack("a");
	}
});

it("gives nothing back to a sender that has taken nothing, and never more than was taken", () => {
	const limiter = createRateLimiter({ window: 60_000, quarantine: 1, refuse: 1, total: 100 }, () => 0);
	limiter.giveBack("a");
	limiter.take("a");
	limiter.giveBack("a");
	limiter.giveBack("a");
	expect(limiter.take("a")).toBe("fine");
	expect(limiter.take("a")).toEqual({ retryAfter: 60 });
});

it("counts all of an IPv6 /48 together, and lets it have four times as much as one /64 of it", () => {
	const limiter = createRateLimiter({ window: 60_000, quarantine: 1, refuse: 2, total: 100 }, () => 0);
	const verdicts = Array.from({ length: 9 }, (_, index) => limiter.take(`2001:db8:7:${index}::/64`));
	expect(verdicts).toEqual([...Array(4).fill("fine"), ...Array(4).fill("flood"), { retryAfter: 60 }]);
	expect(limiter.take("2001:db8:8:0::/64")).toBe("fine");
	limiter.giveBack("2001:db8:7:0::/64");
	expect(limiter.take("2001:db8:7:99::/64")).toBe("flood");
});

it("quarantines what comes from too many senders together, until the window is over", () => {
	let now = 0;
	const limiter = createRateLimiter({ window: 60_000, quarantine: 2, refuse: 4, total: 3 }, () => now);
	const verdicts = Array.from({ length: 5 }, (_, index) => limiter.take(`192.0.2.${index}`));
	expect(verdicts).toEqual(["fine", "fine", "fine", "flood", "flood"]);
	now = 60_000;
	expect(limiter.take("192.0.2.9")).toBe("fine");
});
