/**
 * Inline in the head of every page: marks the page if one of its script files cannot be loaded, so that controls which
 * only scripts answer are hidden (`src/styles/noJs.css`). Tags of other sites are no modules.
 */
addEventListener(
	"error",
	({ target }) => {
		if (target instanceof HTMLScriptElement && target.type === "module") document.documentElement.dataset.js = "failed";
	},
	true,
);
