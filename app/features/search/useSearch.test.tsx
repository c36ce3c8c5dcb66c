// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearch } from "./useSearch.ts";

const loadSearch = vi.hoisted(() => vi.fn());
vi.mock("./loadSearch.ts", () => ({ loadSearch }));

beforeEach(() => {
	loadSearch.mockReset().mockImplementation(async (address: string) => ({ address }));
});
afterEach(cleanup);

it("has the search once it is fetched, and another language's when that is asked for", async () => {
	const { result, rerender } = renderHook(({ address }) => useSearch(address), {
		initialProps: { address: "/en.json" },
	});
	expect(result.current).toMatchObject({ search: undefined, hasFailed: false });
	await waitFor(() => expect(result.current.search).toEqual({ address: "/en.json" }));
	rerender({ address: "/en.json" });
	expect(loadSearch).toHaveBeenCalledTimes(1);
	rerender({ address: "/ru.json" });
	await waitFor(() => expect(result.current.search).toEqual({ address: "/ru.json" }));
	expect(result.current.hasFailed).toBe(false);
});

it("says that it could not be had, and is fetched again on demand", async () => {
	loadSearch.mockRejectedValueOnce(new Error("503"));
	const { result } = renderHook(() => useSearch("/en.json"));
	await waitFor(() => expect(result.current.hasFailed).toBe(true));
	expect(result.current.search).toBeUndefined();
	act(() => result.current.retry());
	expect(result.current.hasFailed).toBe(false);
	await waitFor(() => expect(result.current.search).toEqual({ address: "/en.json" }));
});
