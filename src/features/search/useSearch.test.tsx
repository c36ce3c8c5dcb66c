// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSearch } from "./useSearch.ts";

const loadSearch = vi.hoisted(() => vi.fn());
vi.mock("./loadSearch.ts", () => ({ loadSearch }));

beforeEach(() => {
	loadSearch.mockReset().mockImplementation(async (address: string) => ({ address }));
});
afterEach(cleanup);

it("returns the search once it is fetched, and fetches that of another language when the language changes", async () => {
	const { result, rerender } = renderHook(({ address }) => useSearch(address, () => false), {
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

it("reports a failed fetch, and fetches again on retry", async () => {
	loadSearch.mockRejectedValueOnce(new Error("503"));
	const { result } = renderHook(() => useSearch("/en.json", () => false));
	await waitFor(() => expect(result.current.hasFailed).toBe(true));
	expect(result.current.search).toBeUndefined();
	act(() => result.current.retry());
	expect(result.current.hasFailed).toBe(false);
	await waitFor(() => expect(result.current.search).toEqual({ address: "/en.json" }));
});

describe("for a large catalog", () => {
	/** A part and the parts after it. */
	const searchPart = (size: number, more?: () => Promise<object>) => ({ size, more });

	it("loads more shards only while they are needed", async () => {
		const whole = searchPart(3);
		const second = searchPart(2, async () => whole);
		loadSearch.mockResolvedValue(searchPart(1, async () => second));
		const { result, rerender } = renderHook(
			({ size }) => useSearch("/en.json", (has) => (has as unknown as { size: number }).size < size),
			{
				initialProps: { size: 0 },
			},
		);
		await waitFor(() => expect(result.current.search).toMatchObject({ size: 1 }));
		rerender({ size: 2 });
		await waitFor(() => expect(result.current.search).toBe(second));
		rerender({ size: 9 });
		await waitFor(() => expect(result.current.search).toBe(whole));
	});

	it("keeps the loaded shards after a failed fetch, and fetches the next one on retry", async () => {
		const whole = searchPart(2);
		const more = vi.fn(async () => whole).mockRejectedValueOnce(new Error("503"));
		loadSearch.mockResolvedValue(searchPart(1, more));
		const { result } = renderHook(() => useSearch("/en.json", () => true));
		await waitFor(() => expect(result.current.hasFailed).toBe(true));
		expect(result.current.search).toMatchObject({ size: 1 });
		act(() => result.current.retry());
		await waitFor(() => expect(result.current.search).toBe(whole));
		expect(result.current.hasFailed).toBe(false);
	});
});
