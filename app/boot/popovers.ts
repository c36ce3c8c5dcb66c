/**
 * Inline in the head: closes popovers that the focus has left, and opens and closes them in browsers without the popover API
 * (Chrome below 114, Safari below 17, Firefox below 125). There an open popover has `data-open`; `app/styles/base.css` hides the
 * others, as long as `data-popover-fallback` on the root says that this script runs.
 */
(() => {
	const isNative = "popover" in HTMLElement.prototype;
	const openPopovers = () =>
		document.querySelectorAll<HTMLElement>(isNative ? ":popover-open" : "[popover][data-open]");

	/** Whether a node belongs to a popover: lies in it or in a button that opens or closes it. */
	const belongsTo = (node: EventTarget | null, popover: HTMLElement) =>
		node instanceof Element && (popover.contains(node) || node.closest(`[popovertarget="${popover.id}"]`) !== null);
	const hideOthers = ({ target }: Event) => {
		for (const popover of openPopovers()) if (!belongsTo(target, popover)) popover.hidePopover();
	};

	// Tab would go on behind an open menu, to links that it covers.
	document.addEventListener("focusin", hideOthers);
	if (isNative) return;

	document.documentElement.toggleAttribute("data-popover-fallback", true);
	const toggleOf = ({ id }: HTMLElement) =>
		document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
	const set = (popover: HTMLElement, isOpen: boolean) => {
		if (popover.hasAttribute("data-open") === isOpen) return;
		popover.toggleAttribute("data-open", isOpen);
		toggleOf(popover)?.setAttribute("aria-expanded", String(isOpen));
		popover.dispatchEvent(new Event("toggle"));
	};
	HTMLElement.prototype.showPopover = function () {
		set(this, true);
	};
	HTMLElement.prototype.hidePopover = function () {
		set(this, false);
	};

	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("[popovertarget]") : null;
		const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
		if (!button || !popover) return;
		const isOpening = !popover.hasAttribute("data-open") && button.getAttribute("popovertargetaction") !== "hide";
		set(popover, isOpening);
		// Tab leads into what comes after the button, but not into what comes before it.
		const isBefore = button.compareDocumentPosition(popover) & Node.DOCUMENT_POSITION_PRECEDING;
		if (isOpening && isBefore) popover.querySelector("a")?.focus();
	});
	// Not on the click: iOS reports none on what is not a link or a button.
	document.addEventListener("pointerup", hideOthers);
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		for (const popover of openPopovers()) {
			popover.hidePopover();
			toggleOf(popover)?.focus();
		}
	});
})();
