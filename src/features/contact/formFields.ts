import { honeypotName } from "#config/honeypot.ts";
import { fieldLimits, fieldProblem } from "#config/messageLimits.ts";
import { getPathLanguage } from "#config/paths.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { contactFields, type FieldName, type FieldValues } from "./fields.ts";
import { cleanText } from "./message.ts";

export type FormField = (HTMLInputElement | HTMLTextAreaElement) & { name: FieldName };

export function isField(target: unknown): target is FormField {
	const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	return isInput && contactFields.some(({ name }) => name === target.name);
}

export function getFormFields(form: HTMLFormElement): FormField[] {
	return [...form.elements].filter(isField);
}

export function getFieldValues(form: HTMLFormElement): FieldValues {
	const values = getFormFields(form).map(({ name, value }) => [name, value]);
	return { name: "", email: "", message: "", ...Object.fromEntries(values) };
}

/** The site's texts in the language of the page that is shown. */
export function getMessages() {
	return i18nFor(getPathLanguage(location.pathname)).t;
}

/** What the server will find wrong with a field (product 9), in words for the visitor; empty when nothing is. */
export function validateField(field: FormField): string {
	const t = getMessages();
	const problem = fieldProblem(field.name, cleanText(field.value));
	if (!problem) return "";
	return { empty: t("contact.mandatory"), long: tooLong(field), format: t("contact.invalidEmail") }[problem];
}

export function tooLong(field: FormField): string {
	return getMessages()("contact.tooLong", { max: fieldLimits[field.name] });
}

/** Shows a message under a field and ties it to it; an empty one clears it. */
export function showProblem(field: FormField, text: string): void {
	const place = document.getElementById(`${field.id}-problem`);
	if (place?.lastElementChild) place.lastElementChild.textContent = text;
	if (text && place) {
		field.setAttribute("aria-invalid", "true");
		field.setAttribute("aria-describedby", place.id);
	} else {
		field.removeAttribute("aria-invalid");
		field.removeAttribute("aria-describedby");
	}
}

export function fillFields(form: HTMLFormElement, values: FieldValues): void {
	for (const field of getFormFields(form)) field.value = values[field.name];
}

/** Empties the form and takes its messages away. */
export function clearFields(form: HTMLFormElement): void {
	form.reset();
	for (const field of getFormFields(form)) showProblem(field, "");
}

export function getHoneypot(form: HTMLFormElement): string {
	const field = form.elements.namedItem(honeypotName);
	return field instanceof HTMLInputElement ? field.value : "";
}

/** Shows that the form is being sent and makes its fields read-only until the response. */
export function setSending(form: HTMLFormElement, isSending: boolean): void {
	form.toggleAttribute("data-sending", isSending);
	form.setAttribute("aria-busy", String(isSending));
	for (const field of getFormFields(form)) field.readOnly = isSending;
}

/** What the dialog shows: the form, or the thanks that follow on it (product 9). */
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
