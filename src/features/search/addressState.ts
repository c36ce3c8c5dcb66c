import { useSyncExternalStore } from "react";

const addressListeners = new Set<() => void>();

/** Changes the URL and re-renders users of `useQueryString`. Only a new step adds a history entry. */
export function writeAddress(url: string, isNewStep: boolean): void {
	history[isNewStep ? "pushState" : "replaceState"](null, "", url);
	for (const notifyListener of addressListeners) notifyListener();
}

/** The query string, such as `?q=boat`; empty in static HTML and during hydration. */
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
