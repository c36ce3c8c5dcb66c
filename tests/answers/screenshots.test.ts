import { parse } from "parse5";
import { expect, test } from "vitest";
import { attribute, elements } from "#tests/dom.ts";
import { exampleGame } from "#tests/examples.ts";
import { ask, textOf } from "./ask.ts";

test("without JavaScript, a screenshot's link leads to the picture itself", async () => {
	const links = [...elements(parse(textOf(await ask(exampleGame.path))))].filter(({ tagName }) => tagName === "a");
	const hrefs = links.map((link) => attribute(link, "href") ?? "").filter((href) => href.includes("/screenshot-"));
	expect(hrefs).toHaveLength(3);
	for (const href of hrefs) {
		const answer = await ask(href);
		expect(answer.status, href).toBe(200);
		expect(answer.headers.get("content-type"), href).toBe("image/avif");
	}
});
