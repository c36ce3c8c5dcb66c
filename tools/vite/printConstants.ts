import type { Plugin } from "vite";
import { site } from "#config/site.ts";

const names = { __SITE_NAME__: site.name, __SITE_ORIGIN__: site.origin };

/** Inserts the site's name and origin into `src/styles/print.css`: printed links need absolute URLs. */
export function injectPrintConstants(): Plugin {
	return {
		name: "print-constants",
		enforce: "pre",
		transform(code, id) {
			if (!id.endsWith("src/styles/print.css")) return;
			return Object.entries(names).reduce((css, [mark, name]) => css.replaceAll(mark, JSON.stringify(name)), code);
		},
	};
}
