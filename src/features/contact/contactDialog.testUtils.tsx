import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import "#src/i18n/i18n.server.ts";
import { getKeysWithPrefix } from "#src/features/storage/storage.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { ContactDialog } from "./ContactDialog.tsx";
import { enhanceContactForm } from "./enhanceContactForm.ts";

/** English texts of the contact dialog. */
export const { t } = i18nFor("en");

/** Stubs of `fetch` and `alert`. */
export const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 202 }));
export const hasAlerted = vi.fn();
export const respondWithStatus = (status: number) =>
	fetched.mockImplementation(async () => new Response(null, { status }));

/** Installs the stubs for each test of a file and removes the dialog after it. Requests get a 202 response by default. */
export function installContactDialog(): void {
	beforeEach(() => {
		vi.stubGlobal("fetch", fetched);
		vi.stubGlobal("alert", hasAlerted);
		Element.prototype.scrollIntoView = vi.fn();
	});
	afterEach(() => {
		stop();
		Reflect.deleteProperty(Element.prototype, "scrollIntoView");
	});
}

export const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
export const form = () => dialog().querySelector("form") as HTMLFormElement;
export const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
export const values = () => ["name", "email", "message"].map((name) => field(name).value);
export const text = (id: string) => document.getElementById(id)?.textContent;
export const isReady = () => form().dataset.enhanced === "";

let stop = () => {};

export function show(): void {
	render(<ContactDialog />);
	stop = enhanceContactForm(dialog());
}

/** Renders the dialog if necessary, opens it and focuses the first field, as the browser does. */
export async function open(): Promise<void> {
	if (!document.querySelector("dialog")) show();
	dialog().open = true;
	act(() => field("name").focus());
	await waitFor(() => expect(isReady()).toBe(true));
}

export async function close(): Promise<void> {
	dialog().open = false;
	act(() => field("name").blur());
	dialog().dispatchEvent(new Event("close"));
	await waitFor(() => expect(isReady()).toBe(false));
}

export function type(name: string, value: string): void {
	act(() => field(name).focus());
	fireEvent.input(field(name), { target: { value } });
}

export async function openAndWrite(message = "Hello"): Promise<void> {
	await open();
	type("name", " Ann ");
	type("email", "ann@example.com");
	type("message", message);
}

export const submit = () => act(() => form().requestSubmit());
export const isThanked = () => waitFor(() => expect(dialog().dataset.state).toBe("sent"));
export const draftKeys = () => getKeysWithPrefix("contact.draft.");
export const outboxKeys = () => getKeysWithPrefix("contact.outbox.");
