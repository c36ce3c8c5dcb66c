import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { GameDescription } from "./GameDescription.tsx";

const render = (text: string) => renderToStaticMarkup(<GameDescription headline="Back to back" text={text} />);
const renderParagraphs = (text: string) => [...render(text).matchAll(/<p>(.*?)<\/p>/gs)].map(([, inside]) => inside);

it("the description of a game shows the headline above the text", () => {
	expect(render("Text")).toMatch(/<h2>Back to back<\/h2>.*<p>Text<\/p>/);
});

it("the description of a game has a paragraph per blank line, with any line endings", () => {
	expect(renderParagraphs("One\nstill one\n\nTwo\n \t\nThree")).toEqual(["One\nstill one", "Two", "Three"]);
	expect(renderParagraphs("One\r\n\r\nTwo").map((text) => text?.trim())).toEqual(["One", "Two"]);
});

it.each(["<br>", "<br/>", "<br />", "<BR>"])("the description of a game has a line break at %s", (markup) => {
	expect(renderParagraphs(`One${markup}two`)).toEqual(["One<br/>two"]);
});

it("the description of a game shows any other markup as text", () => {
	expect(renderParagraphs('<b>One</b> <img src=x onerror="x"> &amp;')).toEqual([
		"&lt;b&gt;One&lt;/b&gt; &lt;img src=x onerror=&quot;x&quot;&gt; &amp;amp;",
	]);
});

it("the description of a game keeps identical lines and paragraphs", () => {
	const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
	const textWithBreaks = ["Go<br/>Go<br/><br/>Go", "Stop", "Stop"];
	expect(renderParagraphs("Go<br>Go<br><br>Go\n\nStop\n\nStop")).toEqual(textWithBreaks);
	expect(consoleError).not.toHaveBeenCalled();
});
