import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered HTML and while hydrating, so that query, hash and storage reach markup only afterwards. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
