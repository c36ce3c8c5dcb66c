import { fieldsOf, isField, judge, showProblem, tooLong } from "./formFields.ts";

/**
 * Messages under the fields (product 9): on leaving a field, on sending, and when a field takes no more; typing clears them.
 * The browser validates; its own bubbles are replaced.
 */
export function watchFields(form: HTMLFormElement, signal: AbortSignal): void {
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
			if (!isField(field)) return;
			judge(field);
			if (!isCut) showProblem(field, "");
		},
		{ signal },
	);
	form.addEventListener(
		"focusout",
		(event) => {
			const field = event.target;
			// When the whole browser loses the focus, the field has not been left.
			if (!isField(field) || document.activeElement === field) return;
			const problem = judge(field);
			if (problem) showProblem(field, problem);
		},
		{ signal },
	);
	form.addEventListener(
		"invalid",
		(event) => {
			const field = event.target;
			if (!isField(field)) return;
			event.preventDefault();
			showProblem(field, judge(field) || field.validationMessage);
			fieldsOf(form)
				.find((candidate) => !candidate.validity.valid)
				?.focus();
		},
		{ signal, capture: true },
	);
}
