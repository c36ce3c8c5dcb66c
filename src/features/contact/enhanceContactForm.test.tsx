// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
	dialog,
	drafts,
	fetched,
	field,
	form,
	hasAlerted,
	installWindow,
	isThanked,
	open,
	show,
	submit,
	t,
	text,
	write,
} from "./contactDialog.testUtils.tsx";

installWindow();

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
	show();
	await open();
	write();
	await waitFor(() => expect(drafts()).toHaveLength(1));
	breakOnce();
	submit();
	await waitFor(() => expect(hasAlerted).toHaveBeenCalledTimes(1));
	expect(hasAlerted).toHaveBeenCalledWith(t("contact.error", { error: "TypeError: is not a function" }));
	expect(text("contact-alert")).toBe(t("contact.network"));
	expect([field("message").value, field("message").readOnly]).toEqual(["Hello", false]);
	expect(form().hasAttribute("data-sending")).toBe(false);
	submit();
	await isThanked();
});

it("sends the message when the validation throws, because the server validates it too", async () => {
	show();
	await open();
	write();
	failOnce(vi.spyOn(String.prototype, "trim"));
	submit();
	await isThanked();
	expect(fetched).toHaveBeenCalledTimes(1);
});

it("shows an error and keeps the text when the draft cannot be claimed, and sends it on the next try", async () => {
	show();
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
	show();
	await open();
	write();
	act(() => field(name).focus());
	const announced: string[] = [];
	const watching = new MutationObserver((changes) => {
		for (const { target } of changes) if (target.textContent) announced.push(target.textContent);
	});
	for (const region of form().querySelectorAll("[aria-live]")) {
		watching.observe(region, { childList: true, characterData: true, subtree: true });
	}
	submit();
	await isThanked();
	await act(async () => {});
	expect(field("message").value).toBe("");
	expect(announced).toEqual([]);
	watching.disconnect();
});
