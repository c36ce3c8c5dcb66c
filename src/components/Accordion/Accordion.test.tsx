import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Accordion } from "./Accordion.tsx";

const items = [
	{ question: "Is it?", answer: "It is." },
	{ question: "Was it?", answer: "It was." },
];

it("an accordion renders its items closed, with one name, headings in summaries and answers outside", () => {
	const markup = renderToStaticMarkup(<Accordion name="faq" items={items} />).replace(
		/<svg.*?<\/svg>| class="[^"]*"/g,
		"",
	);
	const item = (question: string, answer: string) =>
		`<details name="faq"><summary><h3>${question}</h3></summary><div data-prose=""><p>${answer}</p></div></details>`;
	expect(markup).toBe(`<div>${item("Is it?", "It is.")}${item("Was it?", "It was.")}</div>`);
});
