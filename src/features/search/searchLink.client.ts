import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";

/** Makes the search link and "/" open a dialog, with text typed while it loads. If loading fails, follows the link. */
export function enhanceSearchLink(link: HTMLAnchorElement): void {
	/** Text typed while the dialog loads; undefined if it should not open. */
	let typedText: string | undefined;
	const open = async () => {
		typedText ??= "";
		try {
			const { openSearchDialog } = await import("./openSearchDialog.client.tsx");
			await openSearchDialog(link, () => {
				const text = typedText;
				typedText = undefined;
				return text;
			});
		} catch {
			if (typedText === undefined) return;
			const url = new URL(link.href);
			if (typedText) url.searchParams.set("q", typedText);
			location.assign(url);
		}
	};
	link.addEventListener("click", (event) => {
		if (hasModifierKey(event)) return;
		event.preventDefault();
		open();
	});
	addEventListener("keydown", (event) => {
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
		if (event.key === "Escape") typedText = undefined;
		const next = typedText === undefined ? undefined : applyKey(typedText, event.key);
		if (next !== undefined) typedText = next;
		else if (event.key !== "/" || document.querySelector("dialog[open]")) return;
		else open();
		event.preventDefault();
	});
}

/** Typed text after one more key; undefined for keys that type nothing. */
function applyKey(typedText: string, key: string): string | undefined {
	if (key === "Backspace") return typedText.slice(0, -1);
	return key.length === 1 ? typedText + key : undefined;
}
