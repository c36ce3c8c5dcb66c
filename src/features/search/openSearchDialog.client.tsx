import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { getPathLanguage } from "#config/paths.ts";
import { loadTranslations } from "#src/i18n/loadTranslations.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import stylesheet from "./searchDialog.css?url";

const ref = createRef<HTMLDialogElement>();
let root: Root | undefined;
let dialogCount = 0;

/**
 * Shows the search dialog. Renders it at the first call, and again with typed text. Rejects if its texts or styles cannot be loaded.
 *
 * @param takeTyped called once right before the dialog shows: text typed so far, or undefined if it is not to show any more
 */
export async function openSearchDialog(link: HTMLAnchorElement, takeTyped: () => string | undefined): Promise<void> {
	await Promise.all([loadTranslations(getPathLanguage(location.pathname)), loadStylesheet(stylesheet)]);
	const typedText = takeTyped();
	if (typedText === undefined || ref.current?.open) return;
	if (!ref.current || typedText) renderDialog(link.dataset.searchFile ?? "", typedText);
	ref.current?.showModal();
	const field = ref.current?.querySelector("input");
	if (typedText) field?.setSelectionRange(typedText.length, typedText.length);
	// Typing replaces the text of an earlier search.
	else field?.select();
}

/** Renders a new dialog with the typed text before it returns: the next key must reach its field. */
function renderDialog(index: string, typedText: string): void {
	root ??= createRoot(document.body.appendChild(document.createElement("div")));
	const dialog = (
		<PathContext key={++dialogCount} value={location.pathname}>
			<SearchDialog ref={ref} index={index} typed={typedText} />
		</PathContext>
	);
	flushSync(() => root?.render(dialog));
}

function loadStylesheet(href: string): Promise<void> | undefined {
	if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
	return new Promise((resolve, reject) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(`${href} could not be loaded.`));
		};
		document.head.append(link);
	});
}
