// @vitest-environment jsdom
import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as contact from "./contactDialog.testUtils.tsx";

contact.installContactDialog();
const { t } = contact;

/** Throws once, like a function that an old browser lacks. */
const failOnce = (spy: { mockImplementationOnce(fail: () => never): unknown }) =>
	spy.mockImplementationOnce(() => {
		throw new TypeError("is not a function");
	});

it.each([
	["composing the message", () => failOnce(vi.spyOn(Date.prototype, "toISOString"))],
	["encoding the message", () => failOnce(vi.spyOn(JSON, "stringify"))],
	["sending the message", () => failOnce(vi.spyOn(globalThis, "fetch"))],
])("shows an error and keeps the text when %s throws, and sends it on the next try", async (_step, breakOnce) => {
	await contact.openAndWrite();
	await waitFor(() => expect(contact.draftKeys()).toHaveLength(1));
	breakOnce();
	contact.submit();
	await waitFor(() => expect(contact.hasAlerted).toHaveBeenCalledTimes(1));
	expect(contact.hasAlerted).toHaveBeenCalledWith(t("contact.error", { error: "TypeError: is not a function" }));
	expect(contact.text("contact-alert")).toBe(t("contact.network"));
	expect([contact.field("message").value, contact.field("message").readOnly]).toEqual(["Hello", false]);
	expect(contact.form().hasAttribute("data-sending")).toBe(false);
	contact.submit();
	expect(contact.text("contact-alert")).toBe("");
	await contact.isThanked();
});

it("sends the message when the validation throws, because the server validates it too", async () => {
	await contact.openAndWrite();
	failOnce(vi.spyOn(String.prototype, "trim"));
	contact.submit();
	await contact.isThanked();
	expect(contact.fetched).toHaveBeenCalledTimes(1);
});

it("shows an error and keeps the text when the draft cannot be claimed, and sends it on the next try", async () => {
	await contact.open();
	contact.dialog().dispatchEvent(new Event("close"));
	await waitFor(() => expect(contact.form().dataset.enhanced).toBeUndefined());
	contact.field("name").value = "Ann";
	contact.field("email").value = "ann@example.com";
	contact.field("message").value = "Hello";
	failOnce(vi.spyOn(crypto, "getRandomValues"));
	contact.submit();
	await waitFor(() => expect(contact.hasAlerted).toHaveBeenCalledTimes(1));
	expect(contact.field("message").value).toBe("Hello");
	contact.submit();
	await contact.isThanked();
});

it.each(["name", "email", "message"])("announces no missing field after sending with Enter in %s", async (name) => {
	await contact.openAndWrite();
	act(() => contact.field(name).focus());
	const announcedTexts: string[] = [];
	const liveRegionObserver = new MutationObserver((changes) => {
		for (const { target } of changes) if (target.textContent) announcedTexts.push(target.textContent);
	});
	for (const region of contact.form().querySelectorAll("[aria-live]")) {
		liveRegionObserver.observe(region, { childList: true, characterData: true, subtree: true });
	}
	contact.submit();
	await contact.isThanked();
	await act(async () => {});
	expect(contact.field("message").value).toBe("");
	expect(announcedTexts).toEqual([]);
	liveRegionObserver.disconnect();
});

describe("the validation of a contact field", () => {
	const problem = (name: string) => contact.text(`contact-${name}-problem`);
	const isMarked = (name: string) => contact.field(name).getAttribute("aria-invalid") === "true";

	it("shows an error after leaving an empty or invalid field, until the visitor types", async () => {
		await contact.open();
		expect(problem("name")).toBe("");
		act(() => contact.field("email").focus());
		expect(problem("name")).toBe(t("contact.mandatory"));
		expect(isMarked("name")).toBe(true);
		expect(contact.field("name").getAttribute("aria-describedby")).toBe("contact-name-problem");
		contact.type("name", "Ann");
		expect(problem("name")).toBe("");
		expect(isMarked("name")).toBe(false);
		expect(contact.field("name").hasAttribute("aria-describedby")).toBe(false);
		contact.type("email", "ann");
		expect(problem("email")).toBe("");
		act(() => contact.field("message").focus());
		expect(problem("email")).toBe(t("contact.invalidEmail"));
		contact.type("email", "ann@example.com");
		act(() => contact.field("message").focus());
		expect(problem("email")).toBe("");
	});

	it("shows no error when the whole browser loses the focus", async () => {
		await contact.open();
		fireEvent.focusOut(contact.field("name"));
		expect(problem("name")).toBe("");
	});

	it("shows the length limit while typing is cut off, and hides it after that", async () => {
		await contact.open();
		const longestName = "n".repeat(100);
		contact.type("name", longestName);
		const dispatchTyping = (data: string | null, length: number) => {
			contact.field("name").setSelectionRange(1, 1 + length);
			contact.field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data }));
			fireEvent.input(contact.field("name"), { target: { value: `${longestName.slice(0, -1)}x` } });
		};
		dispatchTyping("x", 0);
		expect(problem("name")).toBe(t("contact.tooLong", { max: 100 }));
		dispatchTyping("x", 1);
		expect(problem("name")).toBe("");
		// Deleting inserts no text.
		dispatchTyping(null, 0);
		expect(problem("name")).toBe("");
		contact.type("name", "Ann");
		contact.field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "e" }));
		expect(problem("name")).toBe("");
	});

	it("shows errors on sending, focuses the first invalid field and sends nothing", async () => {
		await contact.open();
		contact.type("name", "Ann");
		// The browser's validation bubbles would cover these messages.
		const onInvalid = vi.fn();
		contact.form().addEventListener("invalid", onInvalid, true);
		contact.submit();
		expect(onInvalid).not.toHaveBeenCalled();
		expect(problem("email")).toBe(t("contact.mandatory"));
		expect(problem("message")).toBe(t("contact.mandatory"));
		expect(document.activeElement).toBe(contact.field("email"));
		expect(contact.fetched).not.toHaveBeenCalled();
	});
});
