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
	return container.querySelector("dialog") as HTMLDialogElement;
}

describe("the dialog component of React", () => {
	it("is closed initially and labeled by its own heading, whose id is unique next to another dialog", () => {
		const [first, second] = [open(), open({ id: "other" })];
		expect([first.open, first.querySelector("p")?.textContent]).toEqual([false, "Text"]);
		for (const dialog of [first, second]) {
			const heading = dialog.querySelector("h2");
			expect(heading?.textContent).toBe("Write to us");
			expect(dialog.getAttribute("aria-labelledby")).toBe(heading?.id);
		}
		expect(first.querySelector("h2")?.id).not.toBe(second.querySelector("h2")?.id);
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

	it("passes classes and other attributes to its root beside its own class", () => {
		const dialog = open({ className: "wide", lang: "ru" });
		expect(dialog.classList).toContain("wide");
		expect(dialog.classList.length).toBe(2);
		expect(dialog.lang).toBe("ru");
	});
});
