/**
 * Inline in every head: marks the page if a script file fails to load, so that `src/styles/noJs.css` hides controls that need
 * scripts. Third-party tags are ignored because they are not modules.
 */
addEventListener(
	"error",
	({ target }) => {
		if (target instanceof HTMLScriptElement && target.type === "module") document.documentElement.dataset.js = "failed";
	},
	true,
);
