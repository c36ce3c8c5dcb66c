// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeAddress } from "./addressState.ts";
import { useTypedQuery } from "./useTypedQuery.ts";

let query: string;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

function QueryIsland() {
	query = useTypedQuery("field");
	return null;
}

/** Opens a page whose static HTML has the field, with text typed before hydration. */
function open(url: string, early = ""): void {
	history.replaceState(null, "", url);
	const form = document.createElement("form");
	const input = Object.assign(document.createElement("input"), { id: "field", defaultValue: early });
	form.append(input, Object.assign(document.createElement("button"), { type: "reset" }));
	document.body.append(form);
	render(<QueryIsland />);
}

const field = () => document.querySelector("input") as HTMLInputElement;
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => ({ query, field: field().value, search: location.search });

describe("the query in the URL", () => {
	it("is the initial value of the field and is not written again", async () => {
		open("/games?q=boat");
		await advanceClock(1_000);
		expect(shown()).toEqual({ query: "boat", field: "boat", search: "?q=boat" });
	});

	it("is replaced by text that was typed before hydration", async () => {
		open("/games?q=boat", "typed early");
		expect(query).toBe("typed early");
		await advanceClock(200);
		expect(location.search).toBe("?q=typed+early");
	});

	it("is updated after a pause of 200 ms and keeps the other parameters", async () => {
		open("/games?sort=title");
		type("b");
		expect(query).toBe("b");
		await advanceClock(199);
		type("bo");
		await advanceClock(199);
		expect(location.search).toBe("?sort=title");
		await advanceClock(1);
		expect(location.search).toBe("?sort=title&q=bo");
	});

	it("is removed when the field is empty or has only spaces", async () => {
		open("/games?q=boat&sort=title");
		type("  ");
		await advanceClock(200);
		expect(location.search).toBe("?sort=title");
	});

	it("is updated at a click, before a link is followed", () => {
		open("/games");
		type("boat");
		act(() => document.body.click());
		expect(location.search).toBe("?q=boat");
	});

	it("is not updated after the island was removed", async () => {
		open("/games");
		type("boat");
		cleanup();
		await advanceClock(1_000);
		expect(location.search).toBe("");
		expect(fireEvent.submit(field().form as HTMLFormElement), "the form is submitted as without the island").toBe(true);
	});

	it.each(["/games?page=2", "/news"])("does not overwrite a URL that changed meanwhile: %s", async (url) => {
		open("/games");
		type("boat");
		history.replaceState(null, "", url);
		await advanceClock(200);
		expect(location.pathname + location.search).toBe(url);
	});

	it("is empty on a page without the field", () => {
		history.replaceState(null, "", "/games?q=boat");
		render(<QueryIsland />);
		expect(query).toBe("");
	});
});

describe("the browser history of a search", () => {
	it("gets one entry for a whole query", async () => {
		open("/games");
		const { length } = history;
		for (const text of ["b", "bo", "boat"]) {
			type(text);
			await advanceClock(200);
		}
		expect(history.length).toBe(length + 1);
	});

	it("restores the field on a popstate event", () => {
		open("/games");
		type("boat");
		history.replaceState(null, "", "/games?q=cat");
		act(() => void dispatchEvent(new PopStateEvent("popstate")));
		expect(shown()).toEqual({ query: "cat", field: "cat", search: "?q=cat" });
	});

	it("does not change the field when a filter changes the URL", () => {
		open("/games?q=boat");
		type("boat a");
		act(() => writeAddress("/games?q=boat&genre=puzzle", true));
		expect(field().value).toBe("boat a");
	});
});

describe("the form of the search field", () => {
	it("returns the focus to the field after a reset", async () => {
		open("/games?q=boat");
		fireEvent.click(document.querySelector('[type="reset"]') as HTMLElement);
		expect(query).toBe("");
		expect(document.activeElement).toBe(field());
		await advanceClock(200);
		expect(location.search).toBe("");
	});

	it.each([
		[false, "stays in the field"],
		[true, "leaves the field"],
	])("is not submitted; with a coarse pointer = %s the focus %s", (isCoarse) => {
		vi.stubGlobal("matchMedia", (media: string) => ({ matches: media === "(pointer: coarse)" && isCoarse }));
		open("/games");
		field().focus();
		expect(fireEvent.submit(field().form as HTMLFormElement)).toBe(false);
		expect(document.activeElement === field()).toBe(!isCoarse);
	});
});
