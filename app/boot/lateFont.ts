/**
 * Inline in the head: text appears in the system's face, and Inter takes over once the page has loaded, so that its
 * file does not share a slow line with the picture that the visitor came for. Whoever has it in the cache already
 * gets it before anything is painted.
 */
(() => {
	const { dataset } = document.documentElement;
	const key = "inter";
	try {
		if (localStorage.getItem(key)) return;
	} catch {}
	dataset.font = "system";
	addEventListener("load", async () => {
		delete dataset.font;
		await document.fonts.ready;
		try {
			localStorage.setItem(key, "cached");
		} catch {}
	});
})();
