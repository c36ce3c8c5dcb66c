import { useEffect } from "react";

/** Tells the boot script, and whoever watches the page, that the app now answers: see `boot.ts`. */
export function useBootSignal(): void {
	useEffect(() => {
		const tell = () => {
			document.documentElement.dataset.ready = "";
			window.dispatchEvent(new Event("app:ready"));
		};
		if ("command" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype) {
			tell();
		} else {
			import("./answerCommands.ts").then(({ answerCommands }) => answerCommands()).finally(tell);
		}
	}, []);
}
