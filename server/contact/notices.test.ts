import { beforeEach, expect, it, vi } from "vitest";
import { exampleMessage, fakeLog } from "./messages.testUtils.ts";
import { createNotices } from "./notices.ts";

const MINUTE_MS = 60_000;
const url = new URL("https://chat.example/hook");
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const createExample = (options: Partial<Parameters<typeof createNotices>[0]> = {}) =>
	createNotices({ url, fields: [], intervalMs: MINUTE_MS, log: fakeLog, ...options });
const getTexts = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).text.split("\n"));
const advanceClock = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
	fetched.mockImplementation(async () => new Response("ok"));
	vi.stubGlobal("fetch", fetched);
});

it("announces a message at once with its language and page, and no other data by default", async () => {
	createExample().add({ ...exampleMessage, suspicion: "flood" });
	await advanceClock(0);
	const text = "1 new contact message: npm run inbox\n• ru | /ru/about-us | quarantined: flood";
	const headers = { "content-type": "application/json" };
	// Slack requires an object with `text`.
	const slackRequest = expect.objectContaining({ method: "POST", headers, body: JSON.stringify({ text }) });
	expect(fetched).toHaveBeenCalledExactlyOnceWith(url, slackRequest);
});

it("announces later messages together once the interval has passed, and counts those beyond twenty", async () => {
	const { add } = createExample();
	add({ ...exampleMessage, page: null });
	await advanceClock(1);
	for (let number = 1; number <= 25; number += 1) add(exampleMessage);
	await advanceClock(MINUTE_MS - 2);
	expect(getTexts()).toEqual([[expect.any(String), "• ru | unknown page"]]);
	await advanceClock(2);
	const [, second] = getTexts();
	expect(second).toHaveLength(22);
	expect([second[0], second.at(-1)]).toEqual(["25 new contact messages: npm run inbox", "and 5 more"]);
	await advanceClock(10 * MINUTE_MS);
	expect(fetched).toHaveBeenCalledTimes(2);
});

it("contains the configured fields in one line, without mentions, links and characters that are invisible", async () => {
	const { add } = createExample({ fields: ["email", "message"] });
	const message = `<!channel> & @here\n\u202e@everyone at ann@all.example ${"x".repeat(400)}`;
	add({ ...exampleMessage, email: "ann@all.example", message });
	await advanceClock(0);
	const [[, line]] = getTexts();
	expect(line).toContain(
		"| ann@all.example | &lt;!channel&gt; &amp; @\u200bhere ·@\u200beveryone at ann@all.example xxx",
	);
	expect(line).toMatch(/x…$/);
	expect(line.length).toBeLessThan(400);
	expect(line).not.toContain(exampleMessage.name);
});

it.each([
	["1", MINUTE_MS],
	["90", 90_000],
	["99999999999", 60 * MINUTE_MS],
])(
	"repeats a failed notice with later ones after the pause of %s s that the chat asked for",
	async (retryAfter, pauseMs) => {
		fetched.mockResolvedValueOnce(new Response("", { status: 429, headers: { "retry-after": retryAfter } }));
		const { add } = createExample();
		add(exampleMessage);
		await advanceClock(0);
		expect(fakeLog.warn).toHaveBeenCalledExactlyOnceWith({ reason: "answered 429" }, "notice not sent");
		add(exampleMessage);
		await advanceClock(pauseMs - 1_000);
		expect(fetched).toHaveBeenCalledTimes(1);
		await advanceClock(2_000);
		expect(getTexts()[1]).toHaveLength(3);
	},
);

it("sends a pending notice when it is stopped, and gives up after the grace period", async () => {
	const { add, stop } = createExample();
	add(exampleMessage);
	await advanceClock(0);
	add(exampleMessage);
	fetched.mockImplementationOnce(
		(_, { signal }) =>
			new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("canceled")))),
	);
	const whenStopped = stop(1_000);
	await advanceClock(1_000);
	await whenStopped;
	expect(fetched).toHaveBeenCalledTimes(2);
});
