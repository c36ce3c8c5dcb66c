// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLoaded } from "./useLoaded.ts";

const load = vi.fn(async (address: string) => ({ address }));

it("returns the file once it is fetched, and fetches another one when the address changes", async () => {
	const { result, rerender } = renderHook(({ address }) => useLoaded(address, load), {
		initialProps: { address: "/en.json" },
	});
	expect(result.current).toMatchObject({ loaded: undefined, hasFailed: false });
	await waitFor(() => expect(result.current.loaded).toEqual({ address: "/en.json" }));
	rerender({ address: "/en.json" });
	expect(load).toHaveBeenCalledTimes(1);
	rerender({ address: "/ru.json" });
	await waitFor(() => expect(result.current.loaded).toEqual({ address: "/ru.json" }));
	expect(result.current.hasFailed).toBe(false);
});

it("reports a failed fetch, and fetches again on retry", async () => {
	load.mockRejectedValueOnce(new Error("503"));
	const { result } = renderHook(() => useLoaded("/en.json", load));
	await waitFor(() => expect(result.current.hasFailed).toBe(true));
	expect(result.current.loaded).toBeUndefined();
	act(() => result.current.retry());
	expect(result.current.hasFailed).toBe(false);
	await waitFor(() => expect(result.current.loaded).toEqual({ address: "/en.json" }));
});
