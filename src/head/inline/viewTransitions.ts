/**
 * Inline in every head: hides rejections of cross-document view transitions. Chromium rejects them if the other page has no
 * transition, was shown before or is left at once. The page is then shown without a transition, so this is not an error.
 */
addEventListener("unhandledrejection", (event) => {
	const { reason } = event;
	if (reason instanceof DOMException && reason.message.startsWith("Transition was ")) event.preventDefault();
});
