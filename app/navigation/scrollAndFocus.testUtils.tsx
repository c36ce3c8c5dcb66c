import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { vi } from "vitest";
import { releasePlace } from "./holdPlace.ts";
import { useHydrated } from "./useHydrated.ts";
import { useNavigated } from "./useNavigated.ts";
import { useScrollAndFocus } from "./useScrollAndFocus.ts";

/** Replaces app/boot/keepPlace.ts, which stores scroll positions per history entry. */
export const places = {
	entry: vi.fn<() => string>(),
	remember: vi.fn(),
	restore: vi.fn<(entry: string) => boolean | undefined>(),
	findAgain: vi.fn<() => boolean>(),
};
export const scrollTo = vi.fn();
export const scrollIntoView = vi.fn();
/** What the visitor does and prefers. `entry` is the number of the history's current entry. */
export const visitor = { isStill: false, entry: 1 };
let router: ReturnType<typeof createMemoryRouter>;

/** Replaces what jsdom lacks, before each test. */
export function stubWindow(): void {
	vi.resetAllMocks();
	visitor.isStill = false;
	visitor.entry = 1;
	places.entry.mockImplementation(() => `entry-${visitor.entry}`);
	places.restore.mockReturnValue(undefined);
	places.findAgain.mockReturnValue(true);
	vi.stubGlobal("places", places);
	vi.stubGlobal("scrollTo", scrollTo);
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: visitor.isStill && query === "(prefers-reduced-motion: reduce)",
	}));
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	Element.prototype.scrollIntoView = scrollIntoView;
	// jsdom has no `CSS`, and does not know the selector.
	vi.stubGlobal("CSS", { supports: () => true });
	vi.spyOn(document.documentElement, "matches").mockReturnValue(false);
}

/** Undoes `stubWindow`. */
export function restoreWindow(): void {
	cleanup();
	releasePlace();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, "scrollIntoView");
	history.scrollRestoration = "auto";
}

export const told: { navigated: boolean[]; hydrated: boolean[] } = { navigated: [], hydrated: [] };

function Frame() {
	useScrollAndFocus();
	told.navigated.push(useNavigated());
	told.hydrated.push(useHydrated());
	return (
		<main>
			<Outlet />
		</main>
	);
}

/** Renders a site of three pages at its first one. */
export function open(): void {
	router = createMemoryRouter(
		[
			{
				path: "/",
				Component: Frame,
				children: [
					{ index: true, element: <h1>Home</h1> },
					{ path: "news", element: <h1>News</h1> },
					{ path: "bare", element: <p id="a b">Without a heading</p> },
				],
			},
		],
		{ initialEntries: ["/", "/news"], initialIndex: 0 },
	);
	render(<RouterProvider router={router} />);
}

/** Navigates within it. */
export async function go(to: string | number, options?: Parameters<typeof router.navigate>[1]): Promise<void> {
	visitor.entry += 1;
	await act(async () => {
		if (typeof to === "number") await router.navigate(to);
		else await router.navigate(to, options);
	});
}
