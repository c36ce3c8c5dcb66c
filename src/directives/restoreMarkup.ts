type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Copies an island's static markup, because React cannot hydrate markup that a translator or an extension has changed.
 * The result restores it before hydration, with the values, state and focus of its fields.
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
