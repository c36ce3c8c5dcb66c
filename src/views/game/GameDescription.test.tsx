import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { GameDescription } from "./GameDescription.tsx";

const render = (text: string) => renderToStaticMarkup(<GameDescription headline="Back to back" text={text} />);
const renderParagraphs = (text: string) => [...render(text).matchAll(/<p>(.*?)<\/p>/gs)].map(([, inside]) => inside);

it("the description of a game shows the headline above the text", () => {
	expect(render("Text")).toMatch(/<h2>Back to back<\/h2>.*<p>Text<\/p>/);
});

it.each([
	["a paragraph per blank line", "One\nstill one\n\nTwo\n \t\nThree", ["One\nstill one", "Two", "Three"]],
	["paragraphs with any line endings", "One\r\n\r\nTwo", ["One\r", "Two"]],
	...["<br>", "<br/>", "<br />", "<BR>"].map(
		(tag) => [`a line break at ${tag}`, `One${tag}two`, ["One<br/>two"]] as const,
	),
	[
		"any other markup as text",
		'<b>One</b> <img src=x onerror="x"> &amp;',
		["&lt;b&gt;One&lt;/b&gt; &lt;img src=x onerror=&quot;x&quot;&gt; &amp;amp;"],
	],
] as const)("the description of a game has %s", (_, text, paragraphs) => {
	expect(renderParagraphs(text)).toEqual(paragraphs);
});

it("the description of a game keeps identical lines and paragraphs", () => {
	const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
	const textWithBreaks = ["Go<br/>Go<br/><br/>Go", "Stop", "Stop"];
	expect(renderParagraphs("Go<br>Go<br><br>Go\n\nStop\n\nStop")).toEqual(textWithBreaks);
	expect(consoleError).not.toHaveBeenCalled();
});
