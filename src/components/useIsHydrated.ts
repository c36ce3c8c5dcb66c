import { useSyncExternalStore } from "react";

const subscribeNever = () => () => {};

/** False in static HTML and during hydration: use it for markup that depends on browser state. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		subscribeNever,
		() => true,
		() => false,
	);
}
