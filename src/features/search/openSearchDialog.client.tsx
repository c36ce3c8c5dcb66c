import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { getPathLanguage } from "#config/paths.ts";
import { loadTranslations } from "#src/i18n/loadTranslations.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import stylesheet from "./searchDialog.css?url";

const dialogRef = createRef<HTMLDialogElement>();
let root: Root | undefined;
let dialogCount = 0;

/** Shows the dialog. `takeTyped` returns the text typed so far, or undefined to cancel. Rejects if loading fails. */
export async function openSearchDialog(link: HTMLAnchorElement, takeTyped: () => string | undefined): Promise<void> {
	await Promise.all([loadTranslations(getPathLanguage(location.pathname)), loadStylesheet(stylesheet)]);
	const typedText = takeTyped();
	if (typedText === undefined || dialogRef.current?.open) return;
	if (!dialogRef.current || typedText) renderDialog(link.dataset.searchFile ?? "", typedText);
	dialogRef.current?.showModal();
	const field = dialogRef.current?.querySelector("input");
	if (typedText) field?.setSelectionRange(typedText.length, typedText.length);
	// The next input replaces the text of an earlier search.
	else field?.select();
}

/** Renders synchronously, so that the field receives the next key. */
function renderDialog(index: string, typedText: string): void {
	root ??= createRoot(document.body.appendChild(document.createElement("div")));
	const dialog = (
		<PathContext key={++dialogCount} value={location.pathname}>
			<SearchDialog ref={dialogRef} index={index} typed={typedText} />
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
