// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { GameMosaic } from "./GameMosaic.tsx";

const games = featuredGames();

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(width: number): ReturnType<typeof createMemoryRouter> {
	vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"] });
	vi.stubGlobal("matchMedia", (query: string) => ({ matches: width <= Number(/\d+/.exec(query)?.[0]) }));
	const list = <GameMosaic games={games} leads />;
	const children = [
		{ index: true, element: list },
		{ path: "games", element: list },
	];
	const router = createMemoryRouter([{ path: "/", Component: Outlet, children }]);
	render(
		<I18nContext value={i18nFor("en")}>
			<RouterProvider router={router} />
		</I18nContext>,
	);
	return router;
}

const cards = () => screen.getAllByRole("link");

it.each([
	["a phone", 767, 3],
	["a wide window", 768, 10],
])(
	"has on %s what its first screen shows first, the others a frame later, and changes none of them",
	async (_, width, count) => {
		const router = open(width);
		expect(cards()).toHaveLength(games.length);
		await act(() => router.navigate("/games"));
		const first = cards();
		expect(first).toHaveLength(count);
		await act(() => vi.runAllTimersAsync());
		expect(cards()).toHaveLength(games.length);
		expect(first.every((card, place) => cards()[place] === card)).toBe(true);
	},
);
