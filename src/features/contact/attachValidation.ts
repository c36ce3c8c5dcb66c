import { getFormFields, isField, showProblem, tooLong, validateField } from "./formFields.ts";

/** Shows messages under the fields (product 9): on leaving a field and when a field takes no more; typing clears them. */
export function attachValidation(form: HTMLFormElement, signal: AbortSignal): void {
	let isCut = false;

	form.addEventListener(
		"beforeinput",
		(event) => {
			const field = event.target;
			if (!isField(field)) return;
			const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
			isCut = field.value.length - selected + (event.data?.length ?? 0) > field.maxLength;
			// What does not fit is cut off by the browser, without a word.
			if (isCut) showProblem(field, tooLong(field));
		},
		{ signal },
	);
	form.addEventListener(
		"input",
		(event) => {
			const field = event.target;
			if (isField(field) && !isCut) showProblem(field, "");
		},
		{ signal },
	);
	form.addEventListener(
		"focusout",
		(event) => {
			const field = event.target;
			// When the whole browser loses the focus, the field has not been left.
			if (!isField(field) || document.activeElement === field) return;
			const problem = validateField(field);
			if (problem) showProblem(field, problem);
		},
		{ signal },
	);
}

/** Shows the error of each invalid field and focuses the first one. Returns whether all fields are valid. */
export function showProblems(form: HTMLFormElement): boolean {
	const wrong = getFormFields(form).filter((field) => validateField(field) !== "");
	for (const field of wrong) showProblem(field, validateField(field));
	wrong[0]?.focus();
	return wrong.length === 0;
}
