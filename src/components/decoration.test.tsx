// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Flag } from "./Flag/Flag.tsx";
import { Icon } from "./Icon/Icon.tsx";
import { type IconName, iconPaths } from "./Icon/iconPaths.ts";
import { Logo } from "./Logo/Logo.tsx";
import { PaymentCardIcon } from "./PaymentCardIcon/PaymentCardIcon.tsx";

afterEach(cleanup);

function drawingOf(element: ReactElement): Element {
	const svgDrawing = render(element).container.querySelector("svg");
	if (!svgDrawing) throw new Error("No drawing was rendered.");
	return svgDrawing;
}

describe("a decorative SVG drawing", () => {
	it.each([
		["icon", <Icon key="icon" name="play" />],
		["flag", <Flag key="flag" country="id" />],
		["card", <PaymentCardIcon key="card" />],
		["logo", <Logo key="logo" name="Brand" />],
	])("is hidden from screen readers and has no style attribute: %s", (_, element) => {
		const svgDrawing = drawingOf(element);
		expect(svgDrawing.getAttribute("aria-hidden")).toBe("true");
		expect(svgDrawing.outerHTML).not.toContain("style=");
	});

	it.each(Object.keys(iconPaths) as IconName[])("exists for the icon %s", (name) => {
		expect(
			drawingOf(<Icon name={name} />)
				.querySelector("path")
				?.getAttribute("d"),
		).toMatch(/^M[\d.]/);
	});

	it.each(["gb", "ru", "id"])("exists with its strokes for the flag of %s", (country) => {
		const shapes = [...drawingOf(<Flag country={country} />).children];
		expect(shapes.length).toBeGreaterThan(1);
		for (const shape of shapes) expect(shape.getAttributeNames()).not.toContain("strokeWidth");
	});

	it("passes native attributes and classes to its root", () => {
		const svgDrawing = drawingOf(<Icon name="arrow" className="chevron" width="2em" data-testid="x" />);
		expect(svgDrawing.getAttribute("class")).toBe("chevron");
		expect(svgDrawing.getAttribute("width")).toBe("2em");
	});

	it("renders an area or a line, never both", () => {
		for (const name of ["play", "arrow"] as const) {
			const path = drawingOf(<Icon name={name} />).querySelector("path");
			const colors = [path?.getAttribute("fill"), path?.getAttribute("stroke")].filter((paint) => paint !== "none");
			expect(colors).toEqual(["currentColor"]);
		}
	});
});

it("shows the product name next to the logo", () => {
	expect(render(<Logo name="Brand" />).container.textContent).toBe("Brand");
});
