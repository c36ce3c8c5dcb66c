type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Copies an island's static markup. React cannot hydrate markup that a translator or an extension has changed: it would
 * report an error and lose typed text.
 *
 * @returns a function to call just before hydration: it puts the copy in place if the markup has changed, with the text and
 *   state of its fields and the focus
 */
export function restoreMarkup(element: HTMLElement): () => void {
	const copy = [...element.childNodes].map((node) => node.cloneNode(true));
	return () => {
		const isUnchanged =
			copy.length === element.childNodes.length &&
			copy.every((node, index) => node.isEqualNode(element.childNodes[index] ?? null));
		if (isUnchanged) return;
		const before = findFields(element);
		const focusedIndex = before.indexOf(document.activeElement as FormField);
		element.replaceChildren(...copy);
		const after = findFields(element);
		for (const [index, field] of before.entries()) {
			const copiedField = after[index];
			if (!copiedField) continue;
			copiedField.value = field.value;
			if (copiedField instanceof HTMLInputElement) copiedField.checked = (field as HTMLInputElement).checked;
		}
		after[focusedIndex]?.focus({ preventScroll: true });
	};
}

function findFields(element: HTMLElement): FormField[] {
	return [...element.querySelectorAll<FormField>("input, select, textarea")];
}
