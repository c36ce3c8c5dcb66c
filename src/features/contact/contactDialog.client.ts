import { getPathLanguage } from "#config/paths.ts";
import { getKeysWithPrefix } from "#src/features/storage/storage.ts";
import { outboxPrefix } from "./keys.ts";

/** Loads the scripts of the contact form when its dialog opens, or if the outbox has unsent messages. */
export function enhanceContactDialog(dialog: HTMLDialogElement): void {
	let isStarted = false;
	const start = async () => {
		if (isStarted) return;
		isStarted = true;
		try {
			const [{ enhanceContactForm }, { loadTranslations }] = await Promise.all([
				import("./enhanceContactForm.ts"),
				import("#src/i18n/loadTranslations.ts"),
			]);
			await loadTranslations(getPathLanguage(location.pathname));
			enhanceContactForm(dialog);
		} catch {
			isStarted = false;
		}
	};
	dialog.addEventListener("focusin", start);
	if (dialog.open) start();
	else if (getKeysWithPrefix(outboxPrefix).length > 0) setTimeout(start, 2000);
}
