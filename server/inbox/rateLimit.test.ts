import { expect, it } from "vitest";
import { createRateLimiter } from "./rateLimit.ts";

it("quarantines a sender's messages after some, refuses them after more, and forgets them after the window", () => {
	let now = 0;
	const limiter = createRateLimiter({ window: 60_000, quarantine: 2, refuse: 4 }, () => now);
	const verdicts = () => Array.from({ length: 5 }, () => limiter.take("a"));
	expect(verdicts()).toEqual(["fine", "fine", "flood", "flood", { retryAfter: 60 }]);
	now = 59_500;
	expect(limiter.take("a")).toEqual({ retryAfter: 1 });
	expect(limiter.take("b")).toBe("fine");
	now = 60_000;
	expect(limiter.take("a")).toBe("fine");
});

it("does not count what was given back", () => {
	const limiter = createRateLimiter({ window: 60_000, quarantine: 1, refuse: 1 }, () => 0);
	for (let round = 0; round < 5; round += 1) {
		expect(limiter.take("a")).toBe("fine");
		limiter.giveBack("a");
	}
});

it("gives nothing back to a sender that has taken nothing, and never more than was taken", () => {
	const limiter = createRateLimiter({ window: 60_000, quarantine: 1, refuse: 1 }, () => 0);
	limiter.giveBack("a");
	limiter.take("a");
	limiter.giveBack("a");
	limiter.giveBack("a");
	expect(limiter.take("a")).toBe("fine");
	expect(limiter.take("a")).toEqual({ retryAfter: 60 });
});
