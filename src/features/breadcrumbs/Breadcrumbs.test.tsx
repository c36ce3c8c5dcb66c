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

describe("breadcrumbs", () => {
	it("stand in a named landmark, apart by > for the eye alone", () => {
		expect(screen.getByRole("navigation", { name: "Breadcrumbs" }).textContent).toBe("News>A title");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["News", "A title"]);
	});

	it("link what has a path, and say where one is", () => {
		expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["News", "/ru/news"],
		]);
		const here = screen.getByText("A title");
		expect(here.getAttribute("aria-current")).toBe("page");
		expect(here.lang).toBe("en");
	});
});
