/** Closes open popovers and dialogs when the visitor leaves, so that Back does not show them open. */
export function closeMenusOnLeave(): void {
	addEventListener("pagehide", () => {
		for (const popoverElement of document.querySelectorAll<HTMLElement>("[popover]")) {
			if (popoverElement.matches("[data-open]") || isOpen(popoverElement)) popoverElement.hidePopover();
		}
		for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
	});
}

/** Browsers without the popover API throw on the unknown selector. */
function isOpen(popoverElement: HTMLElement): boolean {
	try {
		return popoverElement.matches(":popover-open");
	} catch {
		return false;
	}
}
