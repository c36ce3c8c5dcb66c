import { afterEach, beforeEach, expect, it, vi } from "vitest";

const address = "/locales/ru/meta.json?v=test";
const fetched = vi.fn<(address: string) => Promise<Response>>();
const warned = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	fetched.mockReset();
	warned.mockReset();
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("__localesVersion", "test");
	vi.spyOn(console, "warn").mockImplementation(warned);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Result of a request for a file after all retries. */
async function ask() {
	const { fetchTranslations } = await import("./translationFiles.ts");
	const { getTranslations } = await import("./i18n.ts");
	const answer = fetchTranslations("ru", "meta");
	await vi.runAllTimersAsync();
	await answer;
	return getTranslations("ru", "meta");
}

it("fetches a file once in the version of the page, and keeps its texts", async () => {
	fetched.mockImplementation(async () => Response.json({ home: {} }));
	expect(await ask()).toEqual({ home: {} });
	expect(await ask()).toEqual({ home: {} });
	expect(fetched).toHaveBeenCalledExactlyOnceWith(address);
});

it("fetches again after a server error, each time a little later", async () => {
	const times: number[] = [];
	fetched.mockImplementation(async () => {
		times.push(Date.now());
		return times.length < 4 ? new Response("", { status: 503 }) : Response.json({ home: {} });
	});
	expect(await ask()).toEqual({ home: {} });
	expect(times.map((time, index) => time - (times[index - 1] ?? time))).toEqual([0, 350, 700, 1400]);
});

it.each([
	["a fault of the server", 500, 5],
	["a server that is away", 503, 5],
	["a file that is not there", 404, 1],
	["a refusal", 499, 1],
])("after %s, status %i, fetches %i times and continues without the texts", async (_, status, times) => {
	fetched.mockImplementation(async () => new Response("{}", { status }));
	expect(await ask()).toBeUndefined();
	expect(fetched).toHaveBeenCalledTimes(times);
	expect(String(warned.mock.calls[0]?.[0])).toBe(`Error: ${address}: ${status}`);
});

it("fetches again after a network failure, but not after invalid JSON", async () => {
	fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
	expect(await ask()).toBeUndefined();
	expect(fetched).toHaveBeenCalledTimes(5);
	vi.resetModules();
	fetched.mockReset().mockImplementation(async () => new Response("<h1>Welcome</h1>"));
	expect(await ask()).toBeUndefined();
	expect(fetched).toHaveBeenCalledOnce();
	expect(String(warned.mock.lastCall?.[0])).toBe(`Error: ${address}: no JSON`);
});
