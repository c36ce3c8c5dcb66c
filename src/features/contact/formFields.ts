import { honeypotName } from "#config/honeypot.ts";
import { type FieldName, fieldLimits, fieldNames, fieldProblem } from "#config/messageLimits.ts";
import { getPathLanguage } from "#config/paths.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { cleanText, type FieldValues } from "./message.ts";

type FormField = (HTMLInputElement | HTMLTextAreaElement) & { name: FieldName };

function isField(target: unknown): target is FormField {
	const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	return isInput && fieldNames.some((name) => name === target.name);
}

function getFormFields(form: HTMLFormElement): FormField[] {
	return [...form.elements].filter(isField);
}

export function getFieldValues(form: HTMLFormElement): FieldValues {
	const values = getFormFields(form).map(({ name, value }) => [name, value]);
	return { name: "", email: "", message: "", ...Object.fromEntries(values) };
}

/** Translations in the language of the current page. */
export function getMessages() {
	return i18nFor(getPathLanguage(location.pathname)).t;
}

/** Returns the field's error message (product 9), or an empty string. Uses the server's validation. */
function validateField(field: FormField): string {
	const t = getMessages();
	const problem = fieldProblem(field.name, cleanText(field.value));
	if (!problem) return "";
	return { empty: t("contact.mandatory"), long: tooLong(field), format: t("contact.invalidEmail") }[problem];
}

function tooLong(field: FormField): string {
	return getMessages()("contact.tooLong", { max: fieldLimits[field.name] });
}

/** Shows an error under a field and links it by `aria-describedby`; an empty text removes it. */
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

/** Clears the form and its error messages. */
export function clearFields(form: HTMLFormElement): void {
	form.reset();
	for (const field of getFormFields(form)) showProblem(field, "");
}

export function getHoneypot(form: HTMLFormElement): string {
	const field = form.elements.namedItem(honeypotName);
	return field instanceof HTMLInputElement ? field.value : "";
}

/** Shows the sending state and makes the fields read-only. */
export function setSending(form: HTMLFormElement, isSending: boolean): void {
	form.toggleAttribute("data-sending", isSending);
	form.setAttribute("aria-busy", String(isSending));
	for (const field of getFormFields(form)) field.readOnly = isSending;
}

/** Shows the form or the thanks (product 9). */
export function showState(dialog: HTMLDialogElement, state: "form" | "sent"): void {
	dialog.dataset.state = state;
	dialog.setAttribute("aria-labelledby", state === "sent" ? "contact-thanks" : "contact-title");
	// The focused submit button is now hidden.
	if (state === "sent") dialog.querySelector<HTMLElement>('[aria-describedby="contact-soon"]')?.focus();
}

export function setStatusText(place: "draft-restored" | "contact-alert", text: string): void {
	const element = document.getElementById(place);
	if (!element) return;
	element.textContent = text;
	if (text) element.scrollIntoView({ block: "nearest" });
}

/** Resolves after the next paint, because `alert` blocks painting. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
	});
}

/** Shows field errors on leaving a field and at its maximum length (product 9). Typing clears them. */
export function attachValidation(form: HTMLFormElement, signal: AbortSignal): void {
	let isCut = false;

	const onBeforeInput = ({ target, data }: InputEvent) => {
		if (!isField(target)) return;
		const selectedLength = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
		isCut = target.value.length - selectedLength + (data?.length ?? 0) > target.maxLength;
		// The browser truncates at `maxlength` without a message.
		if (isCut) showProblem(target, tooLong(target));
	};
	const onInput = ({ target }: Event) => {
		if (isField(target) && !isCut) showProblem(target, "");
	};
	const onFocusOut = ({ target }: Event) => {
		// When the window loses the focus, the field stays active.
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
