import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the static HTML and during hydration, so that what only the browser knows reaches the markup afterwards. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
}
