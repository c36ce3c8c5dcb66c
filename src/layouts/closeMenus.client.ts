/** Closes open popovers and dialogs when the visitor leaves, so that Back does not show them open. */
export function closeMenusOnLeave(): void {
	addEventListener("pagehide", () => {
		for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
			if (popover.matches("[data-open]") || isOpen(popover)) popover.hidePopover();
		}
		for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
	});
}

/** Browsers without the popover API do not know the selector and throw. */
function isOpen(popover: HTMLElement): boolean {
	try {
		return popover.matches(":popover-open");
	} catch {
		return false;
	}
}
