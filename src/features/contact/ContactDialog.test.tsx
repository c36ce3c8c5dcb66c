// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { honeypotName } from "#config/honeypot.ts";
import { setItem } from "#src/features/storage/storage.ts";
import {
	close,
	dialog,
	draftKeys,
	fetched,
	field,
	form,
	hasAlerted,
	installContactDialog,
	isReady,
	isThanked,
	open,
	openAndWrite,
	outboxKeys,
	respondWithStatus,
	show,
	submit,
	t,
	text,
	type,
} from "./contactDialog.testUtils.tsx";
import { composeMessage } from "./message.ts";

installContactDialog();

describe("sending a contact message", () => {
	it("sends the typed fields, shows the thanks and keeps no draft", async () => {
		await openAndWrite();
		const sending = vi.fn((event: Event) => event.defaultPrevented);
		form().addEventListener("submit", sending);
		submit();
		await isThanked();
		// The browser does not leave the page.
		expect(sending).toHaveReturnedWith(true);
		const [, init] = fetched.mock.calls[0] ?? [];
		expect(JSON.parse(String(init?.body)).params).toEqual({ name: "Ann", email: "ann@example.com", message: "Hello" });
		expect(new Headers(init?.headers).has("x-website")).toBe(false);
		expect(dialog().getAttribute("aria-labelledby")).toBe("contact-thanks");
		expect(document.activeElement?.textContent).toBe(t("contact.ok"));
		expect([field("name").value, field("email").value, field("message").value]).toEqual(["", "", ""]);
		expect(text("contact-name-problem")).toBe("");
		expect([draftKeys(), outboxKeys()]).toEqual([[], []]);
		expect(hasAlerted).not.toHaveBeenCalled();
		await act(async () => dialog().dispatchEvent(new Event("close")));
		expect(dialog().dataset.state).toBe("form");
		expect(dialog().getAttribute("aria-labelledby")).toBe("contact-title");
	});

	it("sends the value of the honeypot field as a header", async () => {
		await openAndWrite();
		field(honeypotName).value = "spam";
		submit();
		await isThanked();
		expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("x-website")).toBe("spam");
	});

	it("is not blocked by changes of the honeypot field", async () => {
		await openAndWrite();
		type(honeypotName, "x");
		type(honeypotName, "");
		act(() => field(honeypotName).blur());
		submit();
		await isThanked();
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	it("makes the fields read-only until the response arrives, and sends the message once", async () => {
		const answer = Promise.withResolvers<Response>();
		fetched.mockReturnValue(answer.promise);
		await openAndWrite();
		submit();
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
		expect(form().hasAttribute("data-sending")).toBe(true);
		expect(form().getAttribute("aria-busy")).toBe("true");
		expect(["name", "email", "message"].map((name) => field(name).readOnly)).toEqual([true, true, true]);
		submit();
		await act(async () => answer.resolve(new Response(null, { status: 202 })));
		await isThanked();
		expect(fetched).toHaveBeenCalledTimes(1);
		expect(form().hasAttribute("data-sending")).toBe(false);
		expect(form().getAttribute("aria-busy")).toBe("false");
		expect(field("name").readOnly).toBe(false);
	});

	it("continues after the dialog is closed, and shows no thanks then", async () => {
		const answer = Promise.withResolvers<Response>();
		fetched.mockReturnValue(answer.promise);
		await openAndWrite();
		submit();
		await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
		dialog().open = false;
		dialog().dispatchEvent(new Event("close"));
		await act(async () => {});
		expect(field("message").value).toBe("Hello");
		await act(async () => answer.resolve(new Response(null, { status: 202 })));
		await waitFor(() => expect(field("message").value).toBe(""));
		expect(dialog().dataset.state).toBe("form");
		expect(draftKeys()).toEqual([]);
	});

	it("puts a message into the outbox after a 503 response, and shows the thanks", async () => {
		respondWithStatus(503);
		await openAndWrite();
		submit();
		await isThanked();
		expect(outboxKeys()).toHaveLength(1);
		expect(draftKeys()).toEqual([]);
	});

	it("keeps a rejected message as a draft, and shows a notice at the next opening", async () => {
		respondWithStatus(422);
		await openAndWrite();
		submit();
		await isThanked();
		expect(draftKeys()).toHaveLength(1);
		// The thanks have no fields to fill.
		expect(field("message").value).toBe("");
		await act(async () => dialog().dispatchEvent(new Event("close")));
		act(() => field("name").blur());
		await open();
		expect(field("message").value).toBe("Hello");
		expect(text("contact-kept")).toBe(t("contact.kept"));
		await close();
		expect(text("contact-kept")).toBe("");
	});

	it("keeps the text after a network failure and shows the browser's error", async () => {
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await openAndWrite();
		submit();
		await waitFor(() => expect(hasAlerted).toHaveBeenCalledTimes(1));
		expect(hasAlerted).toHaveBeenCalledWith(t("contact.error", { error: "TypeError: Failed to fetch" }));
		expect(text("contact-alert")).toBe(t("contact.network"));
		expect(document.getElementById("contact-alert")?.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
		expect(field("message").value).toBe("Hello");
		expect(field("message").readOnly).toBe(false);
		expect(dialog().dataset.state).not.toBe("sent");
		await close();
		expect(text("contact-alert")).toBe("");
		await open();
		const [first] = fetched.mock.calls;
		respondWithStatus(202);
		submit();
		await isThanked();
		const keys = [first, fetched.mock.calls[1]].map((call) => new Headers(call?.[1].headers).get("idempotency-key"));
		expect(keys[0]).toBe(keys[1]);
	});

	it("keeps the text as a draft if the network fails after the dialog is closed", async () => {
		fetched.mockRejectedValue(new TypeError("Failed to fetch"));
		await openAndWrite();
		submit();
		dialog().open = false;
		dialog().dispatchEvent(new Event("close"));
		await waitFor(() => expect(hasAlerted).toHaveBeenCalledTimes(1));
		expect(text("contact-alert")).toBe("");
		expect(field("message").value).toBe("");
		expect(draftKeys()).toHaveLength(1);
	});
});

describe("a text that is not sent", () => {
	it("is removed from the form when the dialog closes, and restored at the next opening", async () => {
		await openAndWrite("Not yet");
		await waitFor(() => expect(draftKeys()).toHaveLength(1));
		await close();
		await waitFor(() => expect(field("message").value).toBe(""));
		expect(dialog().getAttribute("aria-labelledby")).toBe("contact-title");
		await open();
		expect([field("name").value, field("email").value, field("message").value]).toEqual([
			" Ann ",
			"ann@example.com",
			"Not yet",
		]);
		expect(text("contact-kept")).toBe("");
	});

	it("leaves no error message behind when the dialog is closed", async () => {
		await open();
		type("email", "ann");
		act(() => field("message").focus());
		expect(text("contact-email-problem")).toBe(t("contact.invalidEmail"));
		await close();
		await waitFor(() => expect(text("contact-email-problem")).toBe(""));
		expect(field("email").hasAttribute("aria-invalid")).toBe(false);
		expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
	});

	it("is not sent if a restored draft is invalid", async () => {
		setItem("contact.draft.old", {
			values: { name: "  ", email: "ann@example.com", message: "m".repeat(5_001) },
			at: Date.now(),
		});
		await open();
		submit();
		expect(text("contact-name-problem")).toBe(t("contact.mandatory"));
		expect(text("contact-message-problem")).toBe(t("contact.tooLong", { max: 5_000 }));
		expect(text("contact-email-problem")).toBe("");
		expect(fetched).not.toHaveBeenCalled();
	});

	it("stays in the form if it was typed before the scripts have loaded", async () => {
		setItem("contact.draft.old", { values: { name: "Old", email: "", message: "Old" }, at: Date.now() });
		show();
		field("message").value = "Typed early";
		await open();
		expect(field("message").value).toBe("Typed early");
		await waitFor(() => expect(draftKeys()).toHaveLength(2));
	});
});

it("a message from an earlier visit is sent while the dialog is closed", async () => {
	const message = composeMessage({ name: "Ann", email: "ann@example.com", message: "Left" }, "");
	setItem("theme", "dark");
	setItem(`contact.outbox.${message.key}`, { message, notBefore: 0 });
	show();
	await waitFor(() => expect(outboxKeys()).toEqual([]), { timeout: 5_000 });
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(isReady()).toBe(false);
});
