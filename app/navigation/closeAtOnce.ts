/**
 * Closes a popover in which a link has been followed, if it is open, without the motion of closing: drawn frame by frame, that takes
 * a slow phone's time from the page that is on its way.
 *
 * @param around what moves with it
 */
export function closeAtOnce(popover: HTMLElement | null, around: Element | null): void {
	if (!popover?.matches(":popover-open")) return;
	popover.hidePopover();
	for (const animation of around?.getAnimations({ subtree: true }) ?? []) {
		if (animation instanceof CSSTransition) animation.finish();
	}
}
