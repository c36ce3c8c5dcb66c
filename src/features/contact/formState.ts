import { honeypotName } from "#config/honeypot.ts";
import type { FieldValues } from "./fields.ts";
import { getFormFields, showProblem } from "./formFields.ts";

/** Puts a draft into the fields. */
export function fillFields(form: HTMLFormElement, values: FieldValues): void {
	for (const field of getFormFields(form)) {
		if (field.name === "name" || field.name === "email" || field.name === "message") field.value = values[field.name];
	}
}

/** Empties the form and takes its messages away. */
export function clearFields(form: HTMLFormElement): void {
	form.reset();
	for (const field of getFormFields(form)) showProblem(field, "");
}

/** Value of the honeypot field. */
export function honeypot(form: HTMLFormElement): string {
	const field = form.elements.namedItem(honeypotName);
	return field instanceof HTMLInputElement ? field.value : "";
}

/** Shows that the form is being sent and makes its fields read-only until the response. */
export function markSending(form: HTMLFormElement, isSending: boolean): void {
	form.toggleAttribute("data-sending", isSending);
	form.setAttribute("aria-busy", String(isSending));
	for (const field of getFormFields(form)) field.readOnly = isSending;
}

/** What the window shows: the form, or the thanks that follow on it (product 9). */
export function showState(dialog: HTMLDialogElement, state: "form" | "sent"): void {
	dialog.dataset.state = state;
	dialog.setAttribute("aria-labelledby", state === "sent" ? "contact-thanks" : "contact-title");
	// The button that had the focus is gone.
	if (state === "sent") dialog.querySelector<HTMLElement>('[aria-describedby="contact-soon"]')?.focus();
}

/** Writes a message into its place; an empty one clears it. */
export function setStatusText(place: "contact-kept" | "contact-alert", text: string): void {
	const element = document.getElementById(place);
	if (!element) return;
	element.textContent = text;
	if (text) element.scrollIntoView({ block: "nearest" });
}

/** Waits until the message is painted, because the browser's alert blocks painting. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
	});
}
