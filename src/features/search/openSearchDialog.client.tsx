import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { languageOf } from "#config/paths.ts";
import { IslandContext } from "#src/i18n/IslandRoot.tsx";
import { loadTranslations } from "#src/i18n/loadTranslations.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import stylesheet from "./searchDialog.css?url";

const ref = createRef<HTMLDialogElement>();

/**
 * Shows the search dialog, and renders it at the first call. Rejects if its texts or styles cannot be loaded.
 *
 * @param takeTyped called once right before the dialog shows: text typed so far, or undefined if it is not to show any more
 */
export async function openSearchDialog(link: HTMLAnchorElement, takeTyped: () => string | undefined): Promise<void> {
	const page = { language: languageOf(location.pathname), path: location.pathname };
	await Promise.all([loadTranslations(page.language), loadStylesheet(stylesheet)]);
	const typed = takeTyped();
	if (typed === undefined) return;
	if (!ref.current) render(page, link.dataset.searchFile ?? "", typed);
	if (!ref.current || ref.current.open) return;
	ref.current.showModal();
	const field = ref.current.querySelector("input");
	if (typed) field?.setSelectionRange(typed.length, typed.length);
	// Typing replaces the text of an earlier search.
	else field?.select();
}

/** Renders before it returns: the next key must reach the dialog's field. */
function render(page: Parameters<typeof IslandContext>[0]["page"], index: string, typed: string): void {
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() =>
		root.render(
			<IslandContext page={page}>
				<SearchDialog ref={ref} index={index} typed={typed} />
			</IslandContext>,
		),
	);
}

/** Adds a stylesheet to the document once. */
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
