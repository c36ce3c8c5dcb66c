// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "./Dialog.tsx";

afterEach(cleanup);

function open(extra = {}) {
	const { container } = render(
		<Dialog id="contact" title="Write to us" closeLabel="Close" {...extra}>
			<p>Text</p>
		</Dialog>,
	);
	const dialog = container.querySelector("dialog");
	if (!dialog) throw new Error("No dialog was rendered.");
	return dialog;
}

describe("the dialog component of React", () => {
	it("is labeled by its own heading", () => {
		const dialog = open();
		const heading = dialog.querySelector("h2");
		expect(heading?.textContent).toBe("Write to us");
		expect(heading?.id).toBeTruthy();
		expect(dialog.getAttribute("aria-labelledby")).toBe(heading?.id);
	});

	it("has a unique heading id next to another dialog", () => {
		const { container } = render(
			<>
				<Dialog id="a" title="A" closeLabel="Close" />
				<Dialog id="b" title="B" closeLabel="Close" />
			</>,
		);
		const ids = [...container.querySelectorAll("h2")].map(({ id }) => id);
		expect(new Set(ids).size).toBe(2);
	});

	it("closes without scripts by its button, by Escape and by a click outside", () => {
		const dialog = open();
		const button = dialog.querySelector("button");
		expect(button?.getAttribute("command")).toBe("close");
		expect(button?.getAttribute("commandfor")).toBe("contact");
		expect(button?.getAttribute("aria-label")).toBe("Close");
		expect(button?.type).toBe("button");
		expect(dialog.getAttribute("closedby")).toBe("any");
	});

	it("is closed initially and renders its children", () => {
		const dialog = open();
		expect(dialog.open).toBe(false);
		expect(dialog.querySelector("p")?.textContent).toBe("Text");
	});

	it("passes native attributes and classes to its root", () => {
		const dialog = open({ className: "wide", lang: "ru", "data-kind": "notice" });
		expect(dialog.classList).toContain("wide");
		expect(dialog.classList.length).toBe(2);
		expect(dialog.lang).toBe("ru");
		expect(dialog.dataset.kind).toBe("notice");
	});
});
