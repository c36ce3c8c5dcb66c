// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSharedFleet, writeAddress } from "./useSharedFleet.ts";

beforeEach(() => {
	vi.useFakeTimers();
	history.replaceState({ key: "entry" }, "", "/docs?x=1");
	document.title = "Rewards";
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	history.replaceState(null, "", "/");
});

/** The calculator, with fields that may hold something before the app is there. */
function show(search = "", fields: readonly string[] = []) {
	const current = document.createElement("section");
	current.innerHTML = fields.map((value) => `<input value="${value}">`).join("");
	const root = { current };
	const { result } = renderHook(() => useSharedFleet(root), {
		wrapper: ({ children }) => <MemoryRouter initialEntries={[`/docs${search}`]}>{children}</MemoryRouter>,
	});
	return result;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe("the fleet", () => {
	it("is the worked example at first, and nothing is settled on", () => {
		const result = show();
		expect(result.current).toMatchObject({ texts: ["1", "1", "1", "1"], fleet: [1, 1, 1, 1], settled: undefined });
		wait(1_000);
		expect(result.current.settled).toBeUndefined();
		expect(location.search).toBe("?x=1");
	});

	it("is what was typed before the app was there", () => {
		expect(show("", ["3", "", "0", "12"]).current).toMatchObject({
			texts: ["3", "", "0", "12"],
			fleet: [3, 0, 0, 12],
		});
	});

	it("is undefined while a field holds no whole number, and the address keeps the last fleet", () => {
		const result = show();
		act(() => result.current.change(["2", "1", "1", "1"]));
		wait(1_000);
		act(() => result.current.change(["3.5", "1", "1", "1"]));
		wait(1_000);
		expect(result.current).toMatchObject({ fleet: undefined, settled: ["3.5", "1", "1", "1"] });
		expect(location.search).toBe("?x=1&fleet=2-1-1-1");
	});

	it("is settled on after a pause when it was typed before the app was there", () => {
		const result = show("", ["3.5", "1", "1", "1"]);
		wait(1_000);
		expect(result.current.settled).toEqual(["3.5", "1", "1", "1"]);
	});

	it("is not read from another number of fields", () => {
		expect(show("", ["3", "4"]).current.texts).toEqual(["1", "1", "1", "1"]);
	});

	it("is the shared one of the address before all others", () => {
		expect(show("?fleet=4-3-2-1", ["9", "9", "9", "9"]).current.fleet).toEqual([4, 3, 2, 1]);
	});

	it("is the one of a link that is followed on the page", () => {
		const root = { current: null };
		const { result } = renderHook(() => ({ shared: useSharedFleet(root), navigate: useNavigate() }), {
			wrapper: ({ children }) => <MemoryRouter initialEntries={["/docs"]}>{children}</MemoryRouter>,
		});
		act(() => void result.current.navigate("/docs?fleet=4-3-2-1"));
		expect(result.current.shared.fleet).toEqual([4, 3, 2, 1]);
	});

	it("is written to the address once changes pause for half a second, and settled on", () => {
		const result = show();
		act(() => result.current.change(["2", "1", "1", "1"]));
		wait(499);
		act(() => result.current.change(["2", "", "1", "1"]));
		wait(499);
		expect(result.current).toMatchObject({ texts: ["2", "", "1", "1"], settled: undefined });
		expect(location.search).toBe("?x=1");
		wait(1);
		expect(location.search).toBe("?x=1&fleet=2-0-1-1");
		expect(result.current.settled).toEqual(["2", "", "1", "1"]);
	});

	it("is not written any more when the page is left meanwhile", () => {
		const result = show();
		act(() => result.current.change(["2", "1", "1", "1"]));
		cleanup();
		vi.advanceTimersByTime(1_000);
		expect(location.search).toBe("?x=1");
	});
});

it("the address takes a fleet without a step in the history, and none for the worked example", () => {
	const steps = history.length;
	writeAddress([2, 1, 1, 1]);
	expect(location.search).toBe("?x=1&fleet=2-1-1-1");
	expect(history.state).toEqual({ key: "entry" });
	writeAddress([1, 1, 1, 1]);
	expect(location.search).toBe("?x=1");
	expect(history.length).toBe(steps);
});
