import { getFormFields, isField, showProblem, tooLong, validateField } from "./formFields.ts";

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
