import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** Changes the URL without loading a document, and re-renders what uses `useQueryString`. Back undoes a new step. */
export function writeAddress(url: string, isNewStep: boolean): void {
	history[isNewStep ? "pushState" : "replaceState"](null, "", url);
	for (const listener of listeners) listener();
}

/** The query string of the URL, `?q=boat`; empty in static HTML and while hydrating. */
export function useQueryString(): string {
	return useSyncExternalStore(
		subscribe,
		() => location.search,
		() => "",
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("popstate", listener);
	};
}
