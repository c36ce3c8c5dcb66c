// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSharedFleet, writeFleetToAddress } from "./useSharedFleet.ts";

beforeEach(() => {
	vi.useFakeTimers();
	history.replaceState({ key: "entry" }, "", "/docs?x=1");
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** Renders the hook, with fields that may hold something before hydration. */
function show(search = "?x=1", fields: readonly string[] = []) {
	history.replaceState({ key: "entry" }, "", `/docs${search}`);
	const current = document.createElement("section");
	for (const value of fields) current.appendChild(document.createElement("input")).value = value;
	const root = { current };
	return renderHook(() => useSharedFleet(root)).result;
}
const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe("useSharedFleet", () => {
	it("starts with the worked example and does not change the URL", () => {
		const result = show();
		expect(result.current).toMatchObject({ texts: ["1", "1", "1", "1"], fleet: [1, 1, 1, 1], settled: undefined });
		advanceClock(1_000);
		expect(result.current.settled).toBeUndefined();
		expect(location.search).toBe("?x=1");
	});

	it("uses values typed before hydration, and settles after a pause", () => {
		const result = show("?x=1", ["3", "", "0", "12"]);
		expect(result.current).toMatchObject({ texts: ["3", "", "0", "12"], fleet: [3, 0, 0, 12] });
		advanceClock(1_000);
		expect(result.current.settled).toEqual(["3", "", "0", "12"]);
	});

	it("ignores a wrong number of fields", () => {
		expect(show("?x=1", ["3", "4"]).current.texts).toEqual(["1", "1", "1", "1"]);
	});

	it("has no fleet while a field is invalid, and the URL keeps the last valid one", () => {
		const result = show();
		act(() => result.current.change(["2", "1", "1", "1"]));
		advanceClock(1_000);
		act(() => result.current.change(["3.5", "1", "1", "1"]));
		advanceClock(1_000);
		expect(result.current).toMatchObject({ fleet: undefined, settled: ["3.5", "1", "1", "1"] });
		expect(location.search).toBe("?x=1&fleet=2-1-1-1");
	});

	it("prefers the fleet in the URL to the fields", () => {
		expect(show("?fleet=4-3-2-1", ["9", "9", "9", "9"]).current.fleet).toEqual([4, 3, 2, 1]);
	});

	it("reads the URL again when the visitor goes back to another fleet", () => {
		const result = show();
		history.replaceState(null, "", "/docs?fleet=4-3-2-1");
		act(() => void dispatchEvent(new PopStateEvent("popstate")));
		expect(result.current.fleet).toEqual([4, 3, 2, 1]);
	});

	it("updates the URL and settles half a second after the last change", () => {
		const result = show();
		act(() => result.current.change(["2", "1", "1", "1"]));
		advanceClock(499);
		act(() => result.current.change(["2", "", "1", "1"]));
		advanceClock(499);
		expect(result.current).toMatchObject({ texts: ["2", "", "1", "1"], settled: undefined });
		expect(location.search).toBe("?x=1");
		advanceClock(1);
		expect(location.search).toBe("?x=1&fleet=2-0-1-1");
		expect(result.current.settled).toEqual(["2", "", "1", "1"]);
	});
});

it("writeFleetToAddress adds no history entry and removes the worked example", () => {
	const entries = history.length;
	writeFleetToAddress([2, 1, 1, 1]);
	expect(location.search).toBe("?x=1&fleet=2-1-1-1");
	expect(history.state).toEqual({ key: "entry" });
	writeFleetToAddress([1, 1, 1, 1]);
	expect(location.search).toBe("?x=1");
	expect(history.length).toBe(entries);
});
