/**
 * Closes a popover in which a link has been followed, if it is open, without the motion of closing, its own and that of what stands
 * beside it, such as its button: drawn frame by frame, that takes a slow phone's time from the page that is on its way.
 */
export function closeAtOnce(popover: HTMLElement | null): void {
	// Without the popover API, `app/boot/popovers.ts` marks an open popover.
	const openSelector = CSS.supports("selector(:popover-open)") ? ":popover-open" : "[data-open]";
	if (!popover?.matches(openSelector)) return;
	popover.hidePopover();
	for (const animation of popover.parentElement?.getAnimations({ subtree: true }) ?? []) {
		if (animation instanceof CSSTransition) animation.finish();
	}
}
