/**
 * Inline in the head of every page: handles rejections of view transitions between pages. They reject where the other page has
 * no transition or another navigation cuts it short, which is no error.
 */
for (const type of ["pageswap", "pagereveal"] as const) {
	addEventListener(type, ({ viewTransition }) => {
		for (const step of ["updateCallbackDone", "ready", "finished"] as const) viewTransition?.[step].catch(() => {});
	});
}
