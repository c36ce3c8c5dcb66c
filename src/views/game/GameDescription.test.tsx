// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { GameDescription } from "./GameDescription.tsx";

afterEach(cleanup);

function renderParagraphs(text: string): string[] {
	const { container } = render(<GameDescription headline="Back to back" text={text} />);
	return [...container.querySelectorAll("p")].map((paragraph) => paragraph.innerHTML);
}

it("the description of a game shows the headline above the text", () => {
	renderParagraphs("Text");
	expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Back to back");
});

it("the description of a game renders a paragraph per blank line, with any line endings", () => {
	expect(renderParagraphs("One\nstill one\n\nTwo\n \t\nThree")).toEqual(["One\nstill one", "Two", "Three"]);
	expect(renderParagraphs("One\r\n\r\nTwo").map((text) => text.trim())).toEqual(["One", "Two"]);
});

it.each(["<br>", "<br/>", "<br />", "<BR>"])("the description of a game renders a line break at %s", (markup) => {
	expect(renderParagraphs(`One${markup}two`)).toEqual(["One<br>two"]);
});

it("the description of a game shows any other markup as text", () => {
	expect(renderParagraphs('<b>One</b> <img src=x onerror="x"> &amp;')).toEqual([
		'&lt;b&gt;One&lt;/b&gt; &lt;img src=x onerror="x"&gt; &amp;amp;',
	]);
});

it("the description of a game keeps identical lines and paragraphs", () => {
	const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(renderParagraphs("Go<br>Go<br><br>Go\n\nStop\n\nStop")).toEqual(["Go<br>Go<br><br>Go", "Stop", "Stop"]);
	expect(consoleError).not.toHaveBeenCalled();
});
