import { useSyncExternalStore } from "react";

const addressListeners = new Set<() => void>();

/** Changes the URL without loading a document, and re-renders what uses `useQueryString`. Back undoes a new step. */
export function writeAddress(url: string, isNewStep: boolean): void {
	history[isNewStep ? "pushState" : "replaceState"](null, "", url);
	for (const notifyListener of addressListeners) notifyListener();
}

/** The query string of the URL, `?q=boat`; empty in static HTML and while hydrating. */
export function useQueryString(): string {
	return useSyncExternalStore(
		subscribeToAddress,
		() => location.search,
		() => "",
	);
}

function subscribeToAddress(listener: () => void): () => void {
	addressListeners.add(listener);
	addEventListener("popstate", listener);
	return () => {
		addressListeners.delete(listener);
		removeEventListener("popstate", listener);
	};
}
