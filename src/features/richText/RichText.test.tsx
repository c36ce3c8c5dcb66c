// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { RichText } from "./RichText.tsx";

function show(markdown: string, address = "/news/x"): HTMLElement {
	const { body } = compileMarkdown(markdown);
	return render(
		<PathContext value={address}>
			<RichText nodes={body} />
		</PathContext>,
	).container;
}

describe("the rich text component", () => {
	it("renders the elements of the Markdown without a React warning", () => {
		const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
		const markdownText = "## A\n\nb **c**  \nd\n\n---\n\n3. e\n\n| f |\n|---|\n| g |";
		const { innerHTML } = show(markdownText);
		expect(innerHTML).toMatch(
			/^<h2>A<\/h2><p>b <strong>c<\/strong><br>\nd<\/p><hr><ol start="3"><li>e<\/li><\/ol><table /,
		);
		expect(screen.getByRole("columnheader", { name: "f" }).tagName).toBe("TH");
		expect(screen.getByRole("cell", { name: "g" }).dataset.label).toBe("f");
		expect(consoleError).not.toHaveBeenCalled();
	});

	it("allows line breaks in a URL only at its punctuation", () => {
		const text = show("Write to hello@play.example.org. Not @ all, e.g. 3.5").innerHTML.replace(/<\/?a[^>]*>/g, "");
		expect(text).toBe("<p>Write to hello@<wbr>play<wbr>.example<wbr>.org. Not @ all, e.g. 3.5</p>");
	});

	it.each([
		["/news/x", "/publish", "/publish"],
		["/ru/news/x", "/publish", "/ru/publish"],
		["/ru/news/x", "/", "/ru"],
		["/ru/news/x", "/games/boat-attack?a=b#c", "/ru/games/boat-attack?a=b#c"],
		["/ru/news/x", "https://a.example/publish", "https://a.example/publish"],
	])("on %s renders the link %s to %s", (address, target, href) => {
		show(`[here](${target})`, address);
		expect(screen.getByRole("link", { name: "here" }).getAttribute("href")).toBe(href);
	});
});
