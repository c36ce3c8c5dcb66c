import { beforeEach, expect, it, vi } from "vitest";

const addresses = ["/locales/ru/translation.json?v=test", "/locales/ru/meta.json?v=test"];
/** Mocks responses for `meta.json`; `translation.json` always succeeds. */
const answerMeta = vi.fn(async () => Response.json({ home: {} }));
const fetched = vi.fn((address: string) =>
	address.includes("meta") ? answerMeta() : Promise.resolve(Response.json({ greet: "Привет" })),
);

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("__localesVersion", "test");
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** Loads the texts of a language, waiting for all retries. */
async function load() {
	const { loadTranslations } = await import("./loadTranslations.ts");
	const isLoaded = loadTranslations("ru").then(
		() => true,
		() => false,
	);
	await vi.runAllTimersAsync();
	return isLoaded;
}

it("fetches the two files of a language once, in the version of the page", async () => {
	const { getTranslations, i18nFor } = await import("./i18n.ts");
	expect([await load(), await load()]).toEqual([true, true]);
	expect(fetched.mock.calls).toEqual(addresses.map((address) => [address]));
	expect(i18nFor("ru").t("greet" as never)).toBe("Привет");
	expect(getTranslations("ru", "meta")).toEqual({ home: {} });
	expect(getTranslations("en", "meta")).toBeUndefined();
});

it("fetches again after a server error, each time a little later", async () => {
	const requestTimes: number[] = [];
	answerMeta.mockImplementation(async () => {
		requestTimes.push(Date.now());
		return requestTimes.length < 4 ? new Response("", { status: 503 }) : Response.json({ home: {} });
	});
	expect(await load()).toBe(true);
	expect(requestTimes.map((time, index) => time - (requestTimes[index - 1] ?? time))).toEqual([0, 350, 700, 1400]);
});

it.each([
	[5, "a network failure", () => Promise.reject(new TypeError("Failed to fetch")), "TypeError: Failed to fetch"],
	[5, "a server error", async () => new Response("{}", { status: 500 }), `Error: ${addresses[1]}: 500`],
	[1, "a missing file", async () => new Response("{}", { status: 404 }), `Error: ${addresses[1]}: 404`],
	[1, "another client error", async () => new Response("{}", { status: 499 }), `Error: ${addresses[1]}: 499`],
	[1, "invalid JSON", async () => new Response("<h1>Welcome</h1>"), `Error: ${addresses[1]}: no JSON`],
])("requests a file %i times at %s and rejects; the next call tries again", async (count, _, answer, warning) => {
	answerMeta.mockImplementation(answer);
	expect(await load()).toBe(false);
	expect(answerMeta).toHaveBeenCalledTimes(count);
	expect(String(vi.mocked(console.warn).mock.calls[0]?.[0])).toBe(warning);
	answerMeta.mockImplementation(async () => Response.json({ home: {} }));
	expect(await load()).toBe(true);
});
