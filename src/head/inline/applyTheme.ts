/**
 * Inline in every head: sets `data-theme` before the first paint if the visitor chose the light or dark theme; otherwise the
 * stylesheet follows the system. Updates the footer's radio buttons and stores a choice.
 */
(() => {
	const key = "theme";
	const root = document.documentElement;
	/** The choice in this document if storage is blocked. */
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
		// The radio button changes in this frame and the colors in the next, which can be slow in long documents on phones.
		requestAnimationFrame(() => setTimeout(update));
	});
	// Another tab changed or cleared the choice.
	addEventListener("storage", (event) => (event.key ?? key) === key && update());
	// After the footer is parsed, and after a restore from the back/forward cache.
	for (const event of ["DOMContentLoaded", "pageshow"]) addEventListener(event, update);
	update();
})();
