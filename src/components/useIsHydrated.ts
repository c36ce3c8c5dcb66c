import { useSyncExternalStore } from "react";

const subscribeNever = () => () => {};

/** False in the static HTML and during hydration, so that what only the browser knows reaches the markup afterwards. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		subscribeNever,
		() => true,
		() => false,
	);
}
