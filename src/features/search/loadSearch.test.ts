import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("./createSearch.ts", () => ({ createSearch: async (file: object) => ({ opened: file }) }));
const fetched = vi.fn<(address: string) => Promise<Response>>();
let loadSearch: typeof import("./loadSearch.ts").loadSearch;

beforeEach(async () => {
	vi.stubGlobal("fetch", fetched);
	fetched.mockReset().mockImplementation(async (address) => Response.json({ address }));
	vi.resetModules();
	({ loadSearch } = await import("./loadSearch.ts"));
});
afterEach(() => {
	vi.unstubAllGlobals();
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

it("names the file that could not be fetched, and fetches it again on the next call", async () => {
	fetched.mockResolvedValueOnce(Response.json({}, { status: 503 }));
	await expect(loadSearch("/en.json")).rejects.toThrow("/en.json: 503");
	expect(await loadSearch("/en.json")).toEqual({ opened: { address: "/en.json" } });
});

it("fails without a network connection, and tries again on the next call", async () => {
	fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	await expect(loadSearch("/en.json")).rejects.toThrow("Failed to fetch");
	await loadSearch("/en.json");
	expect(fetched).toHaveBeenCalledTimes(2);
});
