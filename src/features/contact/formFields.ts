import { honeypotName } from "#config/honeypot.ts";
import { fieldLimits, fieldProblem } from "#config/messageLimits.ts";
import { getPathLanguage } from "#config/paths.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { contactFields, type FieldName, type FieldValues } from "./fields.ts";
import { cleanText } from "./message.ts";

type FormField = (HTMLInputElement | HTMLTextAreaElement) & { name: FieldName };

function isField(target: unknown): target is FormField {
	const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	return isInput && contactFields.some(({ name }) => name === target.name);
}

function getFormFields(form: HTMLFormElement): FormField[] {
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
function validateField(field: FormField): string {
	const t = getMessages();
	const problem = fieldProblem(field.name, cleanText(field.value));
	if (!problem) return "";
	return { empty: t("contact.mandatory"), long: tooLong(field), format: t("contact.invalidEmail") }[problem];
}

function tooLong(field: FormField): string {
	return getMessages()("contact.tooLong", { max: fieldLimits[field.name] });
}

/** Shows a message under a field and ties it to it; an empty one clears it. */
function showProblem(field: FormField, text: string): void {
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
export function setStatusText(place: "draft-restored" | "contact-alert", text: string): void {
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

/** Shows messages under the fields (product 9): on leaving a field and when a field takes no more; typing clears them. */
export function attachValidation(form: HTMLFormElement, signal: AbortSignal): void {
	let isCut = false;

	const onBeforeInput = ({ target, data }: InputEvent) => {
		if (!isField(target)) return;
		const selectedLength = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
		isCut = target.value.length - selectedLength + (data?.length ?? 0) > target.maxLength;
		// The browser cuts off what does not fit, without a message.
		if (isCut) showProblem(target, tooLong(target));
	};
	const onInput = ({ target }: Event) => {
		if (isField(target) && !isCut) showProblem(target, "");
	};
	const onFocusOut = ({ target }: Event) => {
		// When the whole browser loses the focus, the field has not been left.
		if (!isField(target) || document.activeElement === target) return;
		const problem = validateField(target);
		if (problem) showProblem(target, problem);
	};
	form.addEventListener("beforeinput", onBeforeInput, { signal });
	form.addEventListener("input", onInput, { signal });
	form.addEventListener("focusout", onFocusOut, { signal });
}

/** Shows the error of each invalid field and focuses the first one. Returns whether all fields are valid. */
export function showProblems(form: HTMLFormElement): boolean {
	const wrong = getFormFields(form).filter((field) => validateField(field) !== "");
	for (const field of wrong) showProblem(field, validateField(field));
	wrong[0]?.focus();
	return wrong.length === 0;
}
