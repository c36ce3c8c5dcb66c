import { type RefObject, useEffect, useRef } from "react";
import { outboxPrefix } from "./keys.ts";

/**
 * Fetches the form's behaviour when the window opens (its first field then has the focus), or at once when an earlier
 * visit has left messages to send. Until it is here, and where it cannot be had, the browser sends the form.
 */
export function useContactForm(): RefObject<HTMLDialogElement | null> {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		let stop: (() => void) | undefined;
		let isGone = false;
		const start = async () => {
			const { runContactForm } = await import("./runContactForm.ts");
			if (!isGone) stop ??= runContactForm(dialog);
		};
		const tryStart = () => {
			if (!stop) start().catch(() => {});
		};
		dialog.addEventListener("focusin", tryStart);
		if (dialog.open) tryStart();
		else if (hasUnsent()) (window.requestIdleCallback ?? setTimeout)(tryStart, { timeout: 2000 } as never);
		return () => {
			isGone = true;
			dialog.removeEventListener("focusin", tryStart);
			stop?.();
		};
	}, []);
	return ref;
}

/** Whether an earlier visit has left messages to send. */
function hasUnsent(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix));
	} catch {
		return false;
	}
}
