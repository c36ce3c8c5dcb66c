// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { createBrowserRouter, Link, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTypedQuery } from "./useTypedQuery.ts";

let router: ReturnType<typeof createBrowserRouter>;
let isCoarse: boolean;
let asked: string;
/** Lets a page that is being loaded come. */
let arrive: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	isCoarse = false;
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: isCoarse && query === "(pointer: coarse)" }));
});
afterEach(() => {
	cleanup();
	router.dispose();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	history.replaceState(null, "", "/");
});

function Page({ early = "" }: { early?: string }) {
	const field = useRef<HTMLInputElement>(null);
	asked = useTypedQuery(field);
	return (
		<form>
			<input ref={field} name="q" defaultValue={early} />
			<button type="reset">Clear</button>
			<button type="submit">Search</button>
			<Link to="/games?q=linked">A link</Link>
		</form>
	);
}

async function open(address: string, early?: string): Promise<void> {
	history.replaceState(null, "", address);
	router = createBrowserRouter([
		{ path: "/games", element: <Page early={early} /> },
		{ path: "/slow", element: <p>There</p>, loader: () => new Promise((resolve) => (arrive = () => resolve(null))) },
	]);
	await act(async () => {
		render(<RouterProvider router={router} />);
	});
}

const field = () => document.querySelector("input") as HTMLInputElement;
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function go(work: () => unknown): Promise<void> {
	await act(async () => {
		work();
		await vi.advanceTimersByTimeAsync(0);
	});
}
const shown = () => ({ asked, field: field().value, address: location.search });

describe("the address", () => {
	it("is what is looked for at first", async () => {
		await open("/games?q=boat");
		expect(shown()).toEqual({ asked: "boat", field: "boat", address: "?q=boat" });
		await wait(1_000);
		expect(location.search).toBe("?q=boat");
	});

	it("may ask for nothing", async () => {
		await open("/games?page=2");
		await wait(1_000);
		expect(shown()).toEqual({ asked: "", field: "", address: "?page=2" });
	});

	it("gives way to what was typed before the app was there, and tells that then", async () => {
		await open("/games?q=boat", "typed early");
		expect(shown()).toMatchObject({ asked: "typed early", field: "typed early" });
		await wait(200);
		expect(location.search).toBe("?q=typed+early");
	});

	it("follows what is typed, once that pauses for 200 ms, and keeps its other parts", async () => {
		await open("/games?page=2");
		type("b");
		expect(asked).toBe("b");
		await wait(199);
		type("bo");
		await wait(199);
		expect(location.search).toBe("?page=2");
		await wait(1);
		expect(location.search).toBe("?page=2&q=bo");
		expect(router.state.location.state).toEqual({ keepsPlace: true });
	});

	it("has no query once the field is empty, or white", async () => {
		await open("/games?q=boat&page=2");
		type("  ");
		await wait(200);
		expect(location.search).toBe("?page=2");
	});
});

describe("the history", () => {
	it("has one step for a whole query", async () => {
		await open("/games");
		const before = history.length;
		for (const text of ["b", "bo", "boat"]) {
			type(text);
			await wait(200);
		}
		expect(location.search).toBe("?q=boat");
		expect(history.length).toBe(before + 1);
	});

	it("brings back what was looked for", async () => {
		await open("/games");
		type("boat");
		await wait(200);
		await go(() => router.navigate("/games?q=cat"));
		expect(shown()).toMatchObject({ asked: "cat", field: "cat" });
		vi.useRealTimers();
		await act(async () => {
			await router.navigate(-1);
			await new Promise((resolve) => setTimeout(resolve, 50));
		});
		vi.useFakeTimers();
		expect(shown()).toEqual({ asked: "boat", field: "boat", address: "?q=boat" });
	});

	it("does not take back a letter that was typed while the address was written", async () => {
		await open("/games");
		type("boat");
		await wait(200);
		type("boat a");
		await go(() => router.navigate("/games?q=boat", { state: { keepsPlace: true } }));
		expect(field().value).toBe("boat a");
	});
});

describe("a link", () => {
	it("wins over what has just been typed", async () => {
		await open("/games");
		type("boat");
		await wait(150);
		await go(() => fireEvent.click(document.querySelector("a") as HTMLElement));
		await wait(1_000);
		expect(shown()).toEqual({ asked: "linked", field: "linked", address: "?q=linked" });
	});

	it("puts the writing off from its click on, before the router tells of it", async () => {
		await open("/games");
		type("boat");
		await wait(150);
		document.body.click();
		await wait(199);
		expect(location.search).toBe("");
		await wait(1);
		expect(location.search).toBe("?q=boat");
	});

	it("to a page that is on its way is not overtaken", async () => {
		await open("/games");
		type("boat");
		await go(() => router.navigate("/slow"));
		await wait(1_000);
		expect(location.search).toBe("");
		await go(() => arrive());
		expect(location.pathname).toBe("/slow");
	});

	it("that changed the address outside of the app is left alone", async () => {
		await open("/games");
		type("boat");
		history.pushState(null, "", "/games?page=2");
		await wait(1_000);
		expect(location.search).toBe("?page=2");
		history.replaceState(null, "", "/elsewhere");
		type("boats");
		await wait(1_000);
		expect(location.pathname + location.search).toBe("/elsewhere");
	});

	it("leaves no timer and no listener behind", async () => {
		await open("/games");
		type("boat");
		cleanup();
		document.body.click();
		await wait(1_000);
		expect(location.search).toBe("");
	});
});

describe("the form", () => {
	it("is emptied, and goes on being typed in", async () => {
		await open("/games?q=boat");
		fireEvent.click(document.querySelector('[type="reset"]') as HTMLElement);
		expect(asked).toBe("");
		expect(document.activeElement).toBe(field());
		await wait(200);
		expect(location.search).toBe("");
	});

	it("is not sent: everything is found already", async () => {
		await open("/games");
		field().focus();
		const event = new Event("submit", { cancelable: true, bubbles: true });
		act(() => void field().form?.dispatchEvent(event));
		expect(event.defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(field());
	});

	it("lets a phone's keyboard go", async () => {
		isCoarse = true;
		await open("/games");
		field().focus();
		act(() => void field().form?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true })));
		expect(document.activeElement).toBe(document.body);
	});
});
