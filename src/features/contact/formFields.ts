import { fieldLimits, fieldProblem } from "#config/messageLimits.ts";
import { languageOf } from "#config/paths.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { contactFields, type FieldName, type FieldValues } from "./fields.ts";
import { cleanText } from "./message.ts";

export type FormField = HTMLInputElement | HTMLTextAreaElement;

export function isField(target: unknown): target is FormField {
	const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	return isInput && contactFields.some(({ name }) => name === target.name);
}

export function getFormFields(form: HTMLFormElement): FormField[] {
	return [...form.elements].filter(isField);
}

export function valuesOf(form: HTMLFormElement): FieldValues {
	const value = (name: FieldName) => getFormFields(form).find((field) => field.name === name)?.value ?? "";
	return { name: value("name"), email: value("email"), message: value("message") };
}

/** The site's texts in the language of the page that is shown. */
export function getMessages() {
	return i18nFor(languageOf(location.pathname)).t;
}

/** What the server will find wrong with a field (product 9), in words for the visitor; empty when nothing is. */
export function validateField(field: FormField): string {
	const t = getMessages();
	const name = nameOf(field);
	const problem = fieldProblem(name, cleanText(field.value));
	if (!problem) return "";
	return { empty: t("contact.mandatory"), long: tooLong(field), format: t("contact.invalidEmail") }[problem];
}

export function tooLong(field: FormField): string {
	return getMessages()("contact.tooLong", { max: fieldLimits[nameOf(field)] });
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

function nameOf(field: FormField): FieldName {
	return contactFields.find(({ name }) => name === field.name)?.name ?? "message";
}
