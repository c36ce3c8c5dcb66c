// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PathContext } from "#src/i18n/useLocale.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

beforeEach(() => {
	render(
		<PathContext value="/">
			<Breadcrumbs
				label="Breadcrumbs"
				items={[
					{ label: "News", path: "/ru/news" },
					{ label: "A title", lang: "en" },
				]}
			/>
		</PathContext>,
	);
});
afterEach(cleanup);

describe("the breadcrumbs of a page", () => {
	it("render a labeled navigation landmark, with separators hidden from the list", () => {
		expect(screen.getByRole("navigation", { name: "Breadcrumbs" }).textContent).toBe("News>A title");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["News", "A title"]);
	});

	it("link the items with a path, and mark the current page", () => {
		expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["News", "/ru/news"],
		]);
		const currentPage = screen.getByText("A title");
		expect(currentPage.getAttribute("aria-current")).toBe("page");
		expect(currentPage.lang).toBe("en");
	});
});
