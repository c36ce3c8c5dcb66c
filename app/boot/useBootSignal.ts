import { useEffect } from "react";

/** Tells the boot script, and whoever watches the page, that the app now answers: see `boot.ts`. */
export function useBootSignal(): void {
	useEffect(() => {
		document.documentElement.dataset.ready = "";
		window.dispatchEvent(new Event("app:ready"));
	}, []);
}
