import { beforeEach, describe, expect, it, vi } from "vitest";
import { readEnv } from "#server/env.ts";
import { openInbox } from "./openInbox.ts";

const done: string[] = [];
const started = vi.hoisted(() => ({ forwarder: vi.fn(), retention: vi.fn() }));
const store = vi.hoisted(() => ({ close: vi.fn() }));
vi.mock("./openStore.ts", () => ({ openStore: async () => store }));
vi.mock("./forwarder.ts", () => ({ createForwarder: started.forwarder }));
vi.mock("./retention.ts", () => ({ startRetention: started.retention }));

beforeEach(() => {
	vi.resetAllMocks();
	done.length = 0;
	store.close.mockImplementation(async () => done.push("close"));
	started.forwarder.mockReturnValue({ start, stop: async (grace: number) => done.push(`stop ${grace}`) });
	started.retention.mockReturnValue(() => done.push("retention"));
});
const start = vi.fn();
const open = (env: Record<string, string> = {}) => openInbox(readEnv({ LOG_LEVEL: "silent", ...env }), "no-build");

describe("an inbox", () => {
	it("neither forwards nor deletes unless it is told to", async () => {
		const inbox = await open();
		expect(inbox).toMatchObject({
			store,
			forwarder: undefined,
			proxy: undefined,
			metricsToken: undefined,
			origins: [],
		});
		inbox.start();
		expect(started.forwarder).not.toHaveBeenCalled();
		expect(started.retention).toHaveBeenCalledWith(
			store,
			{ handled: undefined, quarantined: undefined },
			expect.anything(),
		);
		await inbox.stop();
		expect(done).toEqual(["retention", "close"]);
	});

	it.each([
		["https://marketing.example", "https://marketing.example/reviews"],
		["https://marketing.example/hook//", "https://marketing.example/hook/reviews"],
		["https://marketing.example/a/hook?key=1", "https://marketing.example/a/hook/reviews?key=1"],
	])("forwards to the reviews of %s", async (MARKETING_URL, target) => {
		const given = { FORWARD_TIMEOUT: "3", FORWARD_FIRST_DELAY: "4", FORWARD_LONGEST_DELAY: "5" };
		const { forwarder } = await open({ MARKETING_URL, ...given });
		expect(forwarder).toBe(started.forwarder.mock.results[0]?.value);
		expect(started.forwarder).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({
				target: new URL(target),
				timeout: 3_000,
				firstDelay: 4_000,
				longestDelay: 5_000,
				store,
			}),
		);
	});

	it("deletes after the days that it is told", async () => {
		const inbox = await open({ RETENTION_DAYS: "90", QUARANTINE_DAYS: "7" });
		inbox.start();
		const lives = { handled: 90, quarantined: 7 };
		expect(started.retention).toHaveBeenCalledExactlyOnceWith(store, lives, expect.anything());
	});

	it("neither forwards nor deletes before it is started: its port may be taken", async () => {
		const inbox = await open({ MARKETING_URL: "https://marketing.example", RETENTION_DAYS: "90" });
		expect(start).not.toHaveBeenCalled();
		expect(started.retention).not.toHaveBeenCalled();
		inbox.start();
		expect(start).toHaveBeenCalledTimes(1);
	});

	it("lets messages on their way arrive for three seconds, before it closes its store", async () => {
		const inbox = await open({ MARKETING_URL: "https://marketing.example", RETENTION_DAYS: "90" });
		inbox.start();
		await inbox.stop();
		expect(done).toEqual(["retention", "stop 3000", "close"]);
	});

	it("counts senders' messages as it is told", async () => {
		const { limiter } = await open({ RATE_WINDOW: "30", RATE_QUARANTINE: "1", RATE_REFUSE: "2" });
		expect([limiter.take("a"), limiter.take("a"), limiter.take("a")]).toEqual(["fine", "flood", { retryAfter: 30 }]);
	});
});
