import { beforeEach, expect, it, vi } from "vitest";

vi.mock("./createSearch.ts", () => ({ createSearch: async (file: object) => ({ opened: file }) }));
const fetched = vi.fn(async (address: string) => Response.json({ address }));
let loadSearch: typeof import("./loadSearch.ts").loadSearch;

beforeEach(async () => {
	vi.stubGlobal("fetch", fetched);
	vi.resetModules();
	({ loadSearch } = await import("./loadSearch.ts"));
});

it("fetches each language's file once", async () => {
	const [first, again, other] = await Promise.all([
		loadSearch("/en.json"),
		loadSearch("/en.json"),
		loadSearch("/ru.json"),
	]);
	expect(first).toEqual({ opened: { address: "/en.json" } });
	expect(again).toBe(first);
	expect(other).toEqual({ opened: { address: "/ru.json" } });
	expect(fetched.mock.calls).toEqual([["/en.json"], ["/ru.json"]]);
});

it.each([
	["an error, which names the file", () => Promise.resolve(Response.json({}, { status: 503 })), "/en.json: 503"],
	["a network failure", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("rejects after %s, and fetches the file again on the next call", async (_, answer, message) => {
	fetched.mockImplementationOnce(answer);
	await expect(loadSearch("/en.json")).rejects.toThrow(message);
	expect(await loadSearch("/en.json")).toEqual({ opened: { address: "/en.json" } });
});
