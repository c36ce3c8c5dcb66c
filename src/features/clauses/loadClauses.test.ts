import { expect, it, vi } from "vitest";
import { loadClauses } from "./loadClauses.ts";

vi.mock("./createClauseSearch.ts", () => ({ createClauseSearch: async (file: object) => ({ opened: file }) }));

it("fetches the clauses once and opens them for the search", async () => {
	const fetched = vi.fn(async (address: string) => Response.json({ address }));
	vi.stubGlobal("fetch", fetched);
	const [first, again] = await Promise.all([loadClauses("/clauses.en.json"), loadClauses("/clauses.en.json")]);
	expect(first).toEqual({ opened: { address: "/clauses.en.json" } });
	expect(again).toBe(first);
	expect(fetched.mock.calls).toEqual([["/clauses.en.json"]]);
});
