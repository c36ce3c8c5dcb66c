import type { ClientDirective } from "astro";
import { restoreMarkup } from "./restoreMarkup.ts";

/** What hydrates the island besides interactions inside it. */
export interface InteractionOptions {
	/** Id of a field outside the island whose focus and input it handles. */
	readonly field?: string;
	/** Query parameters that the static page does not support. */
	readonly params: readonly string[];
}

/**
 * `client:interaction`: hydrates an island at the first pointer, key or focus event in it or its field, or at once if
 * the URL or the field has state that static HTML cannot show. Until then links and forms work as plain HTML. If
 * loading fails, elements with `data-failure-of="<field id>"` appear and the next interaction retries.
 */
const interactionDirective: ClientDirective = (load, { value }, element) => {
	const { field: fieldId = "", params = [] } = Object(value) as Partial<InteractionOptions>;
	const field = document.getElementById(fieldId);
	const failures = document.querySelectorAll<HTMLElement>(`[data-failure-of="${fieldId}"]`);
	const wakingEvents = ["pointerover", "pointerdown", "keydown", "focusin", "input"] as const;
	const restoreIsland = restoreMarkup(element);
	let isLoading = false;
	let hasFailed = false;
	const hydrateIsland = async () => {
		if (isLoading) return;
		isLoading = true;
		hasFailed = false;
		const start = await load();
		if (hasFailed) {
			isLoading = false;
			show(true);
			return;
		}
		restoreIsland();
		await start();
		listenerControl.abort();
		delete element.dataset.failed;
		show(false);
	};
	const show = (isShown: boolean) => {
		for (const failure of failures) failure.hidden = !isShown;
	};
	const hydrateIfNeeded = () => {
		const query = new URLSearchParams(location.search);
		if (params.some((name) => query.has(name)) || (field instanceof HTMLInputElement && field.value)) hydrateIsland();
	};
	const listenerControl = new AbortController();
	const { signal } = listenerControl;
	for (const event of wakingEvents) {
		for (const target of [element, field]) target?.addEventListener(event, hydrateIsland, { passive: true, signal });
	}
	// Astro's `load` never rejects; it fires this event.
	element.addEventListener("astro:hydration-error", () => (hasFailed = true), { signal });
	// After a reload, Back and Forward stay in the same document.
	addEventListener("popstate", hydrateIfNeeded, { signal });
	document.addEventListener("island:failed", () => show(true));
	hydrateIfNeeded();
	if (element.contains(document.activeElement)) hydrateIsland();
};

export default interactionDirective;
