// @vitest-environment jsdom
import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
	dialog,
	draftKeys,
	fetched,
	field,
	form,
	hasAlerted,
	installContactDialog,
	isThanked,
	open,
	openAndWrite,
	submit,
	t,
	text,
	type,
} from "./contactDialog.testUtils.tsx";

installContactDialog();

/** Fails once, as a missing function of an old browser does. */
const failOnce = (spy: { mockImplementationOnce(fail: () => never): unknown }) =>
	spy.mockImplementationOnce(() => {
		throw new TypeError("is not a function");
	});

it.each([
	["composing the message", () => failOnce(vi.spyOn(Date.prototype, "toISOString"))],
	["encoding the message", () => failOnce(vi.spyOn(JSON, "stringify"))],
	["sending the message", () => failOnce(vi.spyOn(globalThis, "fetch"))],
])("shows an error and keeps the text when %s throws, and sends it on the next try", async (_step, breakOnce) => {
	await openAndWrite();
	await waitFor(() => expect(draftKeys()).toHaveLength(1));
	breakOnce();
	submit();
	await waitFor(() => expect(hasAlerted).toHaveBeenCalledTimes(1));
	expect(hasAlerted).toHaveBeenCalledWith(t("contact.error", { error: "TypeError: is not a function" }));
	expect(text("contact-alert")).toBe(t("contact.network"));
	expect([field("message").value, field("message").readOnly]).toEqual(["Hello", false]);
	expect(form().hasAttribute("data-sending")).toBe(false);
	submit();
	expect(text("contact-alert")).toBe("");
	await isThanked();
});

it("sends the message when the validation throws, because the server validates it too", async () => {
	await openAndWrite();
	failOnce(vi.spyOn(String.prototype, "trim"));
	submit();
	await isThanked();
	expect(fetched).toHaveBeenCalledTimes(1);
});

it("shows an error and keeps the text when the draft cannot be claimed, and sends it on the next try", async () => {
	await open();
	dialog().dispatchEvent(new Event("close"));
	await waitFor(() => expect(form().dataset.enhanced).toBeUndefined());
	field("name").value = "Ann";
	field("email").value = "ann@example.com";
	field("message").value = "Hello";
	failOnce(vi.spyOn(crypto, "getRandomValues"));
	submit();
	await waitFor(() => expect(hasAlerted).toHaveBeenCalledTimes(1));
	expect(field("message").value).toBe("Hello");
	submit();
	await isThanked();
});

it.each(["name", "email", "message"])("announces no missing field after sending with Enter in %s", async (name) => {
	await openAndWrite();
	act(() => field(name).focus());
	const announcedTexts: string[] = [];
	const liveRegionObserver = new MutationObserver((changes) => {
		for (const { target } of changes) if (target.textContent) announcedTexts.push(target.textContent);
	});
	for (const region of form().querySelectorAll("[aria-live]")) {
		liveRegionObserver.observe(region, { childList: true, characterData: true, subtree: true });
	}
	submit();
	await isThanked();
	await act(async () => {});
	expect(field("message").value).toBe("");
	expect(announcedTexts).toEqual([]);
	liveRegionObserver.disconnect();
});

describe("the validation of a contact field", () => {
	const problem = (name: string) => text(`contact-${name}-problem`);
	const isMarked = (name: string) => field(name).getAttribute("aria-invalid") === "true";

	it("shows an error after leaving an empty or invalid field, until the visitor types", async () => {
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
		await open();
		fireEvent.focusOut(field("name"));
		expect(problem("name")).toBe("");
	});

	it("shows the length limit while typing is cut off, and hides it after that", async () => {
		await open();
		const longestName = "n".repeat(100);
		type("name", longestName);
		const dispatchTyping = (data: string | null, length: number) => {
			field("name").setSelectionRange(1, 1 + length);
			field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data }));
			fireEvent.input(field("name"), { target: { value: `${longestName.slice(0, -1)}x` } });
		};
		dispatchTyping("x", 0);
		expect(problem("name")).toBe(t("contact.tooLong", { max: 100 }));
		dispatchTyping("x", 1);
		expect(problem("name")).toBe("");
		// Deleting brings no text.
		dispatchTyping(null, 0);
		expect(problem("name")).toBe("");
		type("name", "Ann");
		field("name").dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "e" }));
		expect(problem("name")).toBe("");
	});

	it("shows an error for a draft that is too long", async () => {
		await open();
		type("message", "m".repeat(5_001));
		act(() => field("name").focus());
		expect(problem("message")).toBe(t("contact.tooLong", { max: 5_000 }));
	});

	it("shows errors on sending, focuses the first invalid field and sends nothing", async () => {
		await open();
		type("name", "Ann");
		// The browser's own bubbles would stand over these messages.
		const onInvalid = vi.fn();
		form().addEventListener("invalid", onInvalid, true);
		submit();
		expect(onInvalid).not.toHaveBeenCalled();
		expect(problem("email")).toBe(t("contact.mandatory"));
		expect(problem("message")).toBe(t("contact.mandatory"));
		expect(document.activeElement).toBe(field("email"));
		expect(fetched).not.toHaveBeenCalled();
	});
});
