import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const nobody = () => null;

/**
 * Whether what a component shows came with the page: in the HTML, and for as long as the component lasts that the app takes over
 * from it. React alone knows, which asks for a value of its own in these two cases; it never asks twice for one that stays.
 */
export function useCame(): boolean {
	const [came] = useState({ is: false });
	useSyncExternalStore(never, nobody, () => {
		came.is = true;
		return null;
	});
	return came.is;
}
