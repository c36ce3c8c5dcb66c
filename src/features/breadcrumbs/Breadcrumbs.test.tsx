// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

it("breadcrumbs are a navigation landmark with links, and mark the current page", () => {
	const items = [
		{ label: "News", path: "/ru/news" },
		{ label: "A title", path: "/ru/news/a-title", lang: "en" },
	];
	render(<Breadcrumbs label="Breadcrumbs" items={items} />);
	expect(screen.getByRole("navigation", { name: "Breadcrumbs" }).textContent).toBe("News>A title");
	// Separators are hidden from assistive technology.
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["News", "A title"]);
	expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["News", "/ru/news"],
	]);
	const currentPage = screen.getByText("A title");
	expect(currentPage.getAttribute("aria-current")).toBe("page");
	expect(currentPage.lang).toBe("en");
});
