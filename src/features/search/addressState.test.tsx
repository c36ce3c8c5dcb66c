// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { useQueryString, writeAddress } from "./addressState.ts";

function QueryString() {
	return <p>{useQueryString()}</p>;
}

beforeEach(() => history.replaceState(null, "", "/search"));

it("renders users of the query string again when the address is written or the visitor goes back", () => {
	const { result } = renderHook(useQueryString);
	expect(result.current).toBe("");
	act(() => writeAddress("/search?q=boat", true));
	expect(result.current).toBe("?q=boat");
	history.replaceState(null, "", "/search?q=cat");
	act(() => void dispatchEvent(new PopStateEvent("popstate")));
	expect(result.current).toBe("?q=cat");
});

it("adds an entry to the history only for a new step", () => {
	const before = history.length;
	writeAddress("/search?q=b", false);
	expect([history.length, location.search]).toEqual([before, "?q=b"]);
	writeAddress("/search?q=bo", true);
	expect([history.length, location.search]).toEqual([before + 1, "?q=bo"]);
});

it("stops listening when the component is removed", () => {
	const removeListener = vi.spyOn(window, "removeEventListener");
	renderHook(useQueryString).unmount();
	expect(removeListener).toHaveBeenCalledWith("popstate", expect.any(Function));
});

it("has an empty query string in static HTML", () => {
	history.replaceState(null, "", "/search?q=boat");
	expect(renderToString(<QueryString />)).toBe("<p></p>");
});
