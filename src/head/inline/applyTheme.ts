/**
 * Inline in the head of every page: sets `data-theme` before the first paint if the visitor has chosen the light or dark
 * theme in the footer; otherwise the stylesheet follows the system. Checks the footer's radio buttons and stores a choice.
 */
(() => {
	const key = "theme";
	const root = document.documentElement;
	/** The choice made in this document, where storage keeps none. */
	let chosen: string | null = null;

	const read = () => {
		try {
			return chosen ?? localStorage.getItem(key);
		} catch {
			return chosen;
		}
	};
	const update = () => {
		const [theme] = /^(light|dark)$/.exec(read() ?? "") ?? [];
		if (theme) root.dataset.theme = theme;
		else delete root.dataset.theme;
		for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
			const { scheme } = meta.dataset;
			const chosenOne = scheme === theme ? "all" : "not all";
			meta.media = theme ? chosenOne : `(prefers-color-scheme: ${scheme})`;
		}
		const field = document.querySelector<HTMLInputElement>(`input[name=theme][value=${theme ?? "system"}]`);
		if (field) field.checked = true;
	};
	document.addEventListener("change", ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.name !== key) return;
		try {
			localStorage.setItem(key, target.value);
			chosen = null;
		} catch {
			chosen = target.value;
		}
		// The field is ticked in this frame, and the page's colors change in the next: on a slow phone those of a long
		// document take longer than a finger should wait.
		requestAnimationFrame(() => setTimeout(update));
	});
	// Another tab has chosen, or has emptied the storage.
	addEventListener("storage", (event) => (event.key ?? key) === key && update());
	// The footer is parsed, or the page was restored from the back/forward cache with an older choice.
	for (const event of ["DOMContentLoaded", "pageshow"]) addEventListener(event, update);
	update();
})();
