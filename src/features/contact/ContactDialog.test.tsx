// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { honeypotName } from "#config/honeypot.ts";
import { setItem } from "#src/features/storage/storage.ts";
import * as contact from "./contactDialog.testUtils.tsx";
import { composeMessage } from "./message.ts";

contact.installContactDialog();
const { t } = contact;

describe("sending a contact message", () => {
	it("sends the typed fields, shows the thanks and keeps no draft", async () => {
		await contact.openAndWrite();
		const sending = vi.fn((event: Event) => event.defaultPrevented);
		contact.form().addEventListener("submit", sending);
		contact.submit();
		await contact.isThanked();
		// The browser does not leave the page.
		expect(sending).toHaveReturnedWith(true);
		const [, init] = contact.fetched.mock.calls[0] ?? [];
		expect(JSON.parse(String(init?.body)).params).toEqual({ name: "Ann", email: "ann@example.com", message: "Hello" });
		expect(new Headers(init?.headers).has("x-website")).toBe(false);
		expect(contact.dialog().getAttribute("aria-labelledby")).toBe("contact-thanks");
		expect(document.activeElement?.textContent).toBe(t("contact.ok"));
		expect(contact.values()).toEqual(["", "", ""]);
		expect(contact.text("contact-name-problem")).toBe("");
		expect([contact.draftKeys(), contact.outboxKeys()]).toEqual([[], []]);
		expect(contact.hasAlerted).not.toHaveBeenCalled();
		await act(async () => contact.dialog().dispatchEvent(new Event("close")));
		expect(contact.dialog().dataset.state).toBe("form");
		expect(contact.dialog().getAttribute("aria-labelledby")).toBe("contact-title");
	});

	it("sends the value of the honeypot field as a header, and no change of it blocks the form", async () => {
		await contact.openAndWrite();
		for (const value of ["x", "", "spam"]) contact.type(honeypotName, value);
		act(() => contact.field(honeypotName).blur());
		contact.submit();
		await contact.isThanked();
		expect(contact.fetched).toHaveBeenCalledTimes(1);
		expect(new Headers(contact.fetched.mock.calls[0]?.[1].headers).get("x-website")).toBe("spam");
	});

	it("makes the fields read-only until the response arrives, and sends the message once", async () => {
		const answer = Promise.withResolvers<Response>();
		contact.fetched.mockReturnValue(answer.promise);
		await contact.openAndWrite();
		contact.submit();
		await waitFor(() => expect(contact.fetched).toHaveBeenCalledTimes(1));
		expect(contact.form().hasAttribute("data-sending")).toBe(true);
		expect(contact.form().getAttribute("aria-busy")).toBe("true");
		expect(["name", "email", "message"].map((name) => contact.field(name).readOnly)).toEqual([true, true, true]);
		contact.submit();
		await act(async () => answer.resolve(new Response(null, { status: 202 })));
		await contact.isThanked();
		expect(contact.fetched).toHaveBeenCalledTimes(1);
		expect(contact.form().hasAttribute("data-sending")).toBe(false);
		expect(contact.form().getAttribute("aria-busy")).toBe("false");
		expect(contact.field("name").readOnly).toBe(false);
	});

	it("continues after the dialog is closed, and shows no thanks then", async () => {
		const answer = Promise.withResolvers<Response>();
		contact.fetched.mockReturnValue(answer.promise);
		await contact.openAndWrite();
		contact.submit();
		await waitFor(() => expect(contact.fetched).toHaveBeenCalledTimes(1));
		contact.dialog().open = false;
		contact.dialog().dispatchEvent(new Event("close"));
		await act(async () => {});
		expect(contact.field("message").value).toBe("Hello");
		await act(async () => answer.resolve(new Response(null, { status: 202 })));
		await waitFor(() => expect(contact.field("message").value).toBe(""));
		expect(contact.dialog().dataset.state).toBe("form");
		expect(contact.draftKeys()).toEqual([]);
	});

	it("puts a message into the outbox after a 503 response, and shows the thanks", async () => {
		contact.respondWithStatus(503);
		await contact.openAndWrite();
		contact.submit();
		await contact.isThanked();
		expect(contact.outboxKeys()).toHaveLength(1);
		expect(contact.draftKeys()).toEqual([]);
	});

	it("keeps a rejected message as a draft, and shows a notice at the next opening", async () => {
		contact.respondWithStatus(422);
		await contact.openAndWrite();
		contact.submit();
		await contact.isThanked();
		expect(contact.draftKeys()).toHaveLength(1);
		// The thanks have no fields to fill.
		expect(contact.field("message").value).toBe("");
		await act(async () => contact.dialog().dispatchEvent(new Event("close")));
		act(() => contact.field("name").blur());
		await contact.open();
		expect(contact.field("message").value).toBe("Hello");
		expect(contact.text("draft-restored")).toBe(t("contact.kept"));
		await contact.close();
		expect(contact.text("draft-restored")).toBe("");
	});

	it("keeps the text after a network failure and shows the browser's error", async () => {
		contact.fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await contact.openAndWrite();
		contact.submit();
		await waitFor(() => expect(contact.hasAlerted).toHaveBeenCalledTimes(1));
		expect(contact.hasAlerted).toHaveBeenCalledWith(t("contact.error", { error: "TypeError: Failed to fetch" }));
		expect(contact.text("contact-alert")).toBe(t("contact.network"));
		expect(document.getElementById("contact-alert")?.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
		expect(contact.field("message").value).toBe("Hello");
		expect(contact.field("message").readOnly).toBe(false);
		expect(contact.dialog().dataset.state).not.toBe("sent");
		await contact.close();
		expect(contact.text("contact-alert")).toBe("");
		await contact.open();
		const [first] = contact.fetched.mock.calls;
		contact.respondWithStatus(202);
		contact.submit();
		await contact.isThanked();
		const keys = [first, contact.fetched.mock.calls[1]].map((call) =>
			new Headers(call?.[1].headers).get("idempotency-key"),
		);
		expect(keys[0]).toBe(keys[1]);
	});

	it("keeps the text as a draft if the network fails after the dialog is closed", async () => {
		contact.fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await contact.openAndWrite();
		contact.submit();
		contact.dialog().open = false;
		contact.dialog().dispatchEvent(new Event("close"));
		await waitFor(() => expect(contact.hasAlerted).toHaveBeenCalledTimes(1));
		expect(contact.text("contact-alert")).toBe("");
		expect(contact.field("message").value).toBe("");
		expect(contact.draftKeys()).toHaveLength(1);
	});
});

describe("a text that is not sent", () => {
	it("is removed from the form when the dialog closes, and restored at the next opening", async () => {
		await contact.openAndWrite("Not yet");
		await waitFor(() => expect(contact.draftKeys()).toHaveLength(1));
		await contact.close();
		await waitFor(() => expect(contact.field("message").value).toBe(""));
		expect(contact.dialog().getAttribute("aria-labelledby")).toBe("contact-title");
		await contact.open();
		expect(contact.values()).toEqual([" Ann ", "ann@example.com", "Not yet"]);
		expect(contact.text("draft-restored")).toBe("");
	});

	it("leaves no error message behind when the dialog is closed", async () => {
		await contact.open();
		contact.type("email", "ann");
		act(() => contact.field("message").focus());
		expect(contact.text("contact-email-problem")).toBe(t("contact.invalidEmail"));
		await contact.close();
		await waitFor(() => expect(contact.text("contact-email-problem")).toBe(""));
		expect(contact.field("email").hasAttribute("aria-invalid")).toBe(false);
		expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
	});

	it("is not sent if a restored draft is invalid", async () => {
		setItem("contact.draft.old", {
			values: { name: "  ", email: "ann@example.com", message: "m".repeat(5_001) },
			at: Date.now(),
		});
		await contact.open();
		contact.submit();
		expect(contact.text("contact-name-problem")).toBe(t("contact.mandatory"));
		expect(contact.text("contact-message-problem")).toBe(t("contact.tooLong", { max: 5_000 }));
		expect(contact.text("contact-email-problem")).toBe("");
		expect(contact.fetched).not.toHaveBeenCalled();
	});

	it("stays in the form if it was typed before the scripts have loaded", async () => {
		setItem("contact.draft.old", { values: { name: "Old", email: "", message: "Old" }, at: Date.now() });
		contact.show();
		contact.field("message").value = "Typed early";
		await contact.open();
		expect(contact.field("message").value).toBe("Typed early");
		await waitFor(() => expect(contact.draftKeys()).toHaveLength(2));
	});
});

it("a message from an earlier visit is sent while the dialog is closed", async () => {
	const message = composeMessage({ name: "Ann", email: "ann@example.com", message: "Left" }, "");
	setItem("theme", "dark");
	setItem(`contact.outbox.${message.key}`, { message, notBefore: 0 });
	contact.show();
	await waitFor(() => expect(contact.outboxKeys()).toEqual([]), { timeout: 5_000 });
	expect(contact.fetched).toHaveBeenCalledTimes(1);
	expect(contact.isReady()).toBe(false);
});
