import { parse } from "parse5";
import { expect, test } from "vitest";
import { attribute, elements } from "#tests/dom.ts";
import { exampleGame } from "#tests/examples.ts";
import { getBodyText, sendRequest } from "./sendRequest.ts";

test("without JavaScript, the link of a screenshot leads to the image file", async () => {
	const links = [...elements(parse(getBodyText(await sendRequest(exampleGame.path))))].filter(
		({ tagName }) => tagName === "a",
	);
	const imageLinks = links.map((link) => attribute(link, "href") ?? "").filter((href) => href.includes("/screenshot-"));
	expect(imageLinks).toHaveLength(3);
	for (const href of imageLinks) {
		const answer = await sendRequest(href);
		expect(answer.status, href).toBe(200);
		expect(answer.headers.get("content-type"), href).toBe("image/avif");
	}
});
