import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { SearchDialog } from "#app/features/search/SearchDialog.tsx";
import { languageOf } from "#site/paths.ts";
import { IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { loadTranslations } from "#src/i18n/loadTranslations.ts";

const ref = createRef<HTMLDialogElement>();

/** Renders the search dialog at the first call, and shows it. Rejects if its texts cannot be loaded. */
export async function openSearchDialog(link: HTMLAnchorElement): Promise<void> {
	const language = languageOf(location.pathname);
	await loadTranslations(language);
	if (!ref.current) {
		const container = document.body.appendChild(document.createElement("div"));
		createRoot(container).render(
			<IslandRoot page={{ language, path: location.pathname }}>
				<SearchDialog ref={ref} address={link.dataset.index ?? ""} readTyped={() => ""} />
			</IslandRoot>,
		);
		while (!ref.current) await new Promise(requestAnimationFrame);
	}
	ref.current.showModal();
}
