/**
 * Inline in the head: closes popovers that the focus has left, and opens and closes them in browsers without the popover API
 * (Chrome below 114, Safari below 17, Firefox below 125). There an open popover has `data-open`; `src/styles/base.css` hides the
 * others, as long as `data-popover-fallback` on the root says that this script runs.
 */
(() => {
	const isNative = "popover" in HTMLElement.prototype;
	const openPopovers = () =>
		document.querySelectorAll<HTMLElement>(isNative ? ":popover-open" : "[popover][data-open]");

	/** Whether a node is inside a popover or inside a button that toggles it. */
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
		// Tab moves into a popover after its button in the document, but not into one before it.
		const isBefore = button.compareDocumentPosition(popover) & Node.DOCUMENT_POSITION_PRECEDING;
		if (isOpening && isBefore) popover.querySelector("a")?.focus();
	});
	// `pointerup` instead of `click`: iOS sends clicks only for links and buttons.
	document.addEventListener("pointerup", hideOthers);
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		for (const popover of openPopovers()) {
			popover.hidePopover();
			toggleOf(popover)?.focus();
		}
	});
})();
