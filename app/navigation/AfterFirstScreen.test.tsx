// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AfterFirstScreen } from "./AfterFirstScreen.tsx";

/** Callbacks of the next frame. */
let waiting: (() => void)[] = [];
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
	vi.useFakeTimers();
	waiting = [];
	vi.stubGlobal("requestAnimationFrame", (callback: () => void) => waiting.push(callback));
	vi.stubGlobal("cancelAnimationFrame", (number: number) => {
		waiting[number - 1] = () => {};
	});
});
afterEach(() => {
	cleanup();
	// First: undoing the stub after the timers would leave the faked frame request to the next file.
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function page(name: string) {
	return (
		<>
			<h1>{name}</h1>
			<AfterFirstScreen>
				<p>More of {name}</p>
			</AfterFirstScreen>
		</>
	);
}

function open(address = "/"): void {
	const children = [
		{ index: true, element: page("home") },
		{ path: "news", element: page("news") },
	];
	router = createMemoryRouter([{ path: "/", Component: Outlet, children }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
}

async function go(to: string | number, state?: object): Promise<void> {
	await act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to, { state })));
}

async function paintFrame(): Promise<void> {
	await act(async () => {
		for (const callback of waiting.splice(0)) callback();
		await vi.runAllTimersAsync();
	});
}

const heading = () => screen.getByRole("heading").textContent;
const rest = () => screen.queryByText(/^More of/)?.textContent;

describe("what lies below the first screen", () => {
	it("is there at once in a document", () => {
		open();
		expect([heading(), rest()]).toEqual(["home", "More of home"]);
	});

	it("stays on a document whose address changes", async () => {
		open();
		await go("/?genre=racing");
		expect([heading(), rest()]).toEqual(["home", "More of home"]);
	});

	it("comes a frame after the first screen of a page that a link leads to, and stays", async () => {
		open();
		await go("/news");
		expect([heading(), rest()]).toEqual(["news", undefined]);
		await paintFrame();
		expect(rest()).toBe("More of news");
		await go("/news?q=boat");
		expect(rest()).toBe("More of news");
	});

	it("comes with the page on the way back", async () => {
		open();
		await go("/news");
		await paintFrame();
		await go(-1);
		expect([heading(), rest()]).toEqual(["home", "More of home"]);
	});

	it.each([
		["a hash", "/news#later", undefined],
		["another language", "/news", { findsPlace: true }],
		["a choice in the page", "/news", { keepsPlace: true }],
	])("comes with the page where %s leads to a place in it", async (_, to, state) => {
		open();
		await go(to, state);
		expect([heading(), rest()]).toEqual(["news", "More of news"]);
	});

	it("does not wait for a frame in a tab that nobody sees", async () => {
		vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		open();
		await go("/news");
		expect(rest()).toBe("More of news");
	});

	it("waits anew on the next page of the same kind", async () => {
		const route = { path: "/:slug", element: page("a game") };
		router = createMemoryRouter([route], { initialEntries: ["/a"] });
		render(<RouterProvider router={router} />);
		await go("/b");
		expect(rest()).toBeUndefined();
		await paintFrame();
		expect(rest()).toBe("More of a game");
	});

	it.each([
		[undefined, "DIV", false],
		["list", "LI", true],
		["decoration", "DIV", true],
	] as const)("keeps a screen of room, unless it is part of something on it: %s", async (of, tag, isHidden) => {
		const rest = <AfterFirstScreen of={of}>more</AfterFirstScreen>;
		const children = [
			{ index: true, element: "home" },
			{ path: "news", element: rest },
		];
		router = createMemoryRouter([{ path: "/", Component: Outlet, children }]);
		const { container } = render(<RouterProvider router={router} />);
		await go("/news");
		const place = container.querySelector<HTMLElement>("[data-coming]");
		expect([place?.tagName, place?.hidden]).toEqual([tag, isHidden]);
		await paintFrame();
		expect(container.textContent).toBe("more");
	});
});
