/**
 * Inline in the head: closes popovers that lose the focus, and replaces a missing popover API (Chrome below 114, Safari below 17,
 * Firefox below 125). The fallback sets `data-popover-fallback` on the root and `data-open` on open popovers; `src/styles/base.css`
 * hides the others.
 */
(() => {
	const isNative = "popover" in HTMLElement.prototype;
	const openPopovers = () =>
		document.querySelectorAll<HTMLElement>(isNative ? ":popover-open" : "[popover][data-open]");

	/** Whether a node is inside a popover or inside a button that toggles it. */
	const belongsTo = (node: EventTarget | null, popoverElement: HTMLElement) =>
		node instanceof Element &&
		(popoverElement.contains(node) || node.closest(`[popovertarget="${popoverElement.id}"]`) !== null);
	const hideOthers = ({ target }: Event) => {
		for (const popoverElement of openPopovers()) if (!belongsTo(target, popoverElement)) popoverElement.hidePopover();
	};

	// Otherwise Tab would reach links that an open menu covers.
	document.addEventListener("focusin", hideOthers);
	if (isNative) return;

	document.documentElement.toggleAttribute("data-popover-fallback", true);
	const toggleOf = ({ id }: HTMLElement) =>
		document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);
	const set = (popoverElement: HTMLElement, isOpen: boolean) => {
		if (popoverElement.hasAttribute("data-open") === isOpen) return;
		popoverElement.toggleAttribute("data-open", isOpen);
		toggleOf(popoverElement)?.setAttribute("aria-expanded", String(isOpen));
		popoverElement.dispatchEvent(new Event("toggle"));
	};
	HTMLElement.prototype.showPopover = function () {
		set(this, true);
	};
	HTMLElement.prototype.hidePopover = function () {
		set(this, false);
	};

	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("[popovertarget]") : null;
		const popoverElement = document.getElementById(button?.getAttribute("popovertarget") ?? "");
		if (!button || !popoverElement) return;
		const isOpening =
			!popoverElement.hasAttribute("data-open") && button.getAttribute("popovertargetaction") !== "hide";
		set(popoverElement, isOpening);
		// Tab moves into a popover after its button in the document, but not into one before it.
		const isBefore = button.compareDocumentPosition(popoverElement) & Node.DOCUMENT_POSITION_PRECEDING;
		if (isOpening && isBefore) popoverElement.querySelector("a")?.focus();
	});
	// `pointerup` instead of `click`: iOS sends clicks only for links and buttons.
	document.addEventListener("pointerup", hideOthers);
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		for (const popoverElement of openPopovers()) {
			popoverElement.hidePopover();
			toggleOf(popoverElement)?.focus();
		}
	});
})();
