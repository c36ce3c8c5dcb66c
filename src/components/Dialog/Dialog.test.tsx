// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Dialog } from "./Dialog.tsx";

function open(extra = {}) {
	const { container } = render(
		<Dialog id="contact" title="Write to us" closeLabel="Close" {...extra}>
			<p>Text</p>
		</Dialog>,
	);
	return container.querySelector("dialog") as HTMLDialogElement;
}

describe("the React component Dialog", () => {
	it("is closed initially and labeled by its own heading, whose id is unique next to another dialog", () => {
		for (const id of ["contact", "other"]) {
			const dialog = open({ id });
			expect([dialog.open, dialog.querySelector("p")?.textContent]).toEqual([false, "Text"]);
			expect(dialog.querySelector(`#${dialog.getAttribute("aria-labelledby")}`)?.textContent).toBe("Write to us");
			expect(dialog.getAttribute("aria-labelledby")).toContain(id);
		}
	});

	it("closes without scripts by its button, by Escape and by a click outside", () => {
		const dialog = open();
		expect(dialog.getAttribute("closedby")).toBe("any");
		const attributes = ["command", "commandfor", "aria-label", "type"];
		const values = attributes.map((name) => dialog.querySelector("button")?.getAttribute(name));
		expect(values).toEqual(["close", "contact", "Close", "button"]);
	});

	it("passes classes and other attributes to its root beside its own class", () => {
		const dialog = open({ className: "wide", lang: "ru" });
		expect(dialog.classList).toContain("wide");
		expect(dialog.classList.length).toBe(2);
		expect(dialog.lang).toBe("ru");
	});
});
