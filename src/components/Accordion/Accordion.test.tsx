// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Accordion } from "./Accordion.tsx";

afterEach(cleanup);

const items = [
	{ id: 1, question: "Is it?", answer: "It is." },
	{ id: 2, question: "Was it?", answer: <b>It was.</b> },
];

function show(extra = {}) {
	return render(<Accordion name="faq" items={items} {...extra} />).container;
}

describe("an accordion of questions", () => {
	it("renders all items closed", () => {
		expect(show().querySelectorAll("details[open]")).toHaveLength(0);
	});

	it("gives its items one name, so that the browser keeps one of them open", () => {
		const names = [...show().querySelectorAll("details")].map((item) => item.getAttribute("name"));
		expect(names).toEqual(["faq", "faq"]);
	});

	it("renders each question as a heading in its summary, with the answer outside", () => {
		const [first, second] = show().querySelectorAll("details");
		expect(first?.querySelector("summary h3")?.textContent).toBe("Is it?");
		expect(first?.querySelector("summary")?.textContent).not.toContain("It is.");
		expect(first?.textContent).toContain("It is.");
		expect(second?.querySelector("b")?.textContent).toBe("It was.");
	});

	it("passes native attributes and classes to its root", () => {
		const root = show({ className: "wide", id: "questions" }).firstElementChild;
		expect(root?.id).toBe("questions");
		expect(root?.classList).toContain("wide");
		expect(root?.classList.length).toBe(2);
	});
});
