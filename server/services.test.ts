import { beforeEach, expect, it, vi } from "vitest";
import { readEnv } from "./env.ts";
import { openServices } from "./services.ts";

const { createForwarder, startRetention, store } = vi.hoisted(() => ({
	createForwarder: vi.fn(),
	startRetention: vi.fn(),
	store: { close: vi.fn() },
}));
vi.mock("./contact/openStore.ts", () => ({ openStore: async () => store }));
vi.mock("./contact/forwarder.ts", () => ({ createForwarder }));
vi.mock("./contact/retention.ts", () => ({ startRetention }));

const forwarder = { start: vi.fn(), stop: vi.fn() };
const stopRetention = vi.fn();
beforeEach(() => {
	createForwarder.mockReturnValue(forwarder);
	startRetention.mockReturnValue(stopRetention);
});
const open = (env: Record<string, string> = {}) => openServices(readEnv({ LOG_LEVEL: "silent", ...env }), "no-build");
const MARKETING_URL = "https://marketing.example";

it("forwards nothing without MARKETING_URL and passes the retention periods on", async () => {
	const services = await open();
	expect(services).toMatchObject({ store, forwarder: undefined, metricsToken: undefined, allowedOrigins: [] });
	services.start();
	expect(createForwarder).not.toHaveBeenCalled();
	expect(startRetention.mock.calls[0]?.slice(0, 2)).toEqual([store, { handled: undefined, quarantined: undefined }]);
	(await open({ RETENTION_DAYS: "90", QUARANTINE_DAYS: "7" })).start();
	expect(startRetention.mock.calls[1]?.slice(0, 2)).toEqual([store, { handled: 90, quarantined: 7 }]);
});

it.each([
	[MARKETING_URL, "https://marketing.example/reviews"],
	["https://marketing.example?key=1", "https://marketing.example/reviews?key=1"],
	["https://marketing.example/hook/", "https://marketing.example/hook/"],
	["https://marketing.example/a/hook?key=1", "https://marketing.example/a/hook?key=1"],
])("forwards to /reviews at a URL without a path, and to any other as written: %s", async (url, target) => {
	const given = { FORWARD_TIMEOUT: "3", FORWARD_FIRST_DELAY: "4", FORWARD_LONGEST_DELAY: "5" };
	const secret = `whsec_${"x".repeat(32)}`;
	const { metrics } = await open({ MARKETING_URL: url, MARKETING_TOKEN: "token", MARKETING_SECRET: secret, ...given });
	const [options] = createForwarder.mock.calls[0] ?? [];
	expect(options).toMatchObject({
		store,
		target: { url: new URL(target), token: "token", secret },
		timeoutMs: 3_000,
		firstDelayMs: 4_000,
		maxDelayMs: 5_000,
	});
	options.countAttempt("host");
	const { values } = await metrics.forwardAttempts.get();
	expect(values).toEqual([{ labels: { outcome: "host" }, value: 1 }]);
});

it("starts background work only after start(), and stops it before it closes the store", async () => {
	const services = await open({ MARKETING_URL });
	expect([forwarder.start, startRetention].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
	services.start();
	expect(forwarder.start).toHaveBeenCalledTimes(1);
	await services.stop();
	expect(forwarder.stop).toHaveBeenCalledExactlyOnceWith(3_000);
	const steps = [stopRetention, forwarder.stop, store.close].map(({ mock }) => mock.invocationCallOrder[0] ?? 0);
	expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
