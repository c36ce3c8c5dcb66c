/**
 * Inline in the head of every page: hides rejections of view transitions between pages. Chromium rejects them where the other
 * page has no transition, was shown before, or is left at once, also on pages whose scripts never use the transition. It is no
 * error: the page is shown without the transition.
 */
addEventListener("unhandledrejection", (event) => {
	const { reason } = event;
	if (reason instanceof DOMException && reason.message.startsWith("Transition was ")) event.preventDefault();
});
