// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fetched, field, form, installWindow, open, show, submit, t, text, type } from "./contactDialog.testUtils.tsx";

installWindow();

describe("the validation of a contact field", () => {
	const problem = (name: string) => text(`contact-${name}-problem`);
	const isMarked = (name: string) => field(name).getAttribute("aria-invalid") === "true";

	it("shows an error after leaving an empty or invalid field, until the visitor types", async () => {
		show();
		await open();
		expect(problem("name")).toBe("");
		act(() => field("email").focus());
		expect(problem("name")).toBe(t("contact.mandatory"));
		expect(isMarked("name")).toBe(true);
		expect(field("name").getAttribute("aria-describedby")).toBe("contact-name-problem");
		type("name", "Ann");
		expect(problem("name")).toBe("");
		expect(isMarked("name")).toBe(false);
		expect(field("name").hasAttribute("aria-describedby")).toBe(false);
		type("email", "ann");
		expect(problem("email")).toBe("");
		act(() => field("message").focus());
		expect(problem("email")).toBe(t("contact.invalidEmail"));
		type("email", "ann@example.com");
		act(() => field("message").focus());
		expect(problem("email")).toBe("");
	});

	it("shows no error when the whole browser loses the focus", async () => {
		show();
		await open();
		fireEvent.focusOut(field("name"));
		expect(problem("name")).toBe("");
	});

	it("shows the length limit while typing is cut off, and hides it after that", async () => {
		show();
		await open();
		const full = "n".repeat(100);
		type("name", full);
		const typing = (data: string | null, length: number) => {
			field("name").setSelectionRange(1, 1 + length);
			field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data }));
			fireEvent.input(field("name"), { target: { value: `${full.slice(0, -1)}x` } });
		};
		typing("x", 0);
		expect(problem("name")).toBe(t("contact.tooLong", { max: 100 }));
		typing("x", 1);
		expect(problem("name")).toBe("");
		// Deleting brings no text.
		typing(null, 0);
		expect(problem("name")).toBe("");
		type("name", "Ann");
		field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "e" }));
		expect(problem("name")).toBe("");
	});

	it("shows an error for a draft that is too long", async () => {
		show();
		await open();
		type("message", "m".repeat(5_001));
		act(() => field("name").focus());
		expect(problem("message")).toBe(t("contact.tooLong", { max: 5_000 }));
	});

	it("shows errors on sending, focuses the first invalid field and sends nothing", async () => {
		show();
		await open();
		type("name", "Ann");
		// The browser's own bubbles would stand over these messages.
		const heard = vi.fn();
		form().addEventListener("invalid", heard, true);
		submit();
		expect(heard).not.toHaveBeenCalled();
		expect(problem("email")).toBe(t("contact.mandatory"));
		expect(problem("message")).toBe(t("contact.mandatory"));
		expect(document.activeElement).toBe(field("email"));
		expect(fetched).not.toHaveBeenCalled();
	});
});
