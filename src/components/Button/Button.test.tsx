// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ButtonLink, buttonProps } from "./Button.tsx";

afterEach(cleanup);

describe("a link that looks like a button", () => {
	it("sets its look in data attributes, with primary as the default", () => {
		render(<ButtonLink href="https://app.example/">Play</ButtonLink>);
		expect(screen.getByRole("link").dataset).toMatchObject({ variant: "primary", size: "regular" });
	});

	it("passes native attributes, classes and a ref to its root", () => {
		const ref = createRef<HTMLAnchorElement>();
		render(
			<ButtonLink ref={ref} variant="outline" size="large" className="wide" href="/x" hrefLang="ru" aria-label="Play">
				Play
			</ButtonLink>,
		);
		const link = screen.getByRole("link", { name: "Play" });
		expect(ref.current).toBe(link);
		expect(link.dataset).toMatchObject({ variant: "outline", size: "large" });
		expect(link.classList).toContain("wide");
		expect(link.classList.length).toBe(2);
		expect(link.getAttribute("hreflang")).toBe("ru");
	});

	it("has the attributes that buttonProps returns", () => {
		render(<ButtonLink variant="light">Play</ButtonLink>);
		const link = screen.getByText("Play");
		const { className, ...look } = buttonProps({ variant: "light" });
		expect(link.classList).toContain(className);
		for (const [name, value] of Object.entries(look)) expect(link.getAttribute(name)).toBe(value);
	});
});
