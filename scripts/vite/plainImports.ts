import type { Plugin } from "vite";

/**
 * Takes Vite's helper around `import()` out, 0.7 KB of every first load: it has nothing to fetch ahead, because what a
 * lazy file imports is there already, sheets included (`scripts/build/routeSheets.ts` holds the build to that).
 */
export function plainImports(): Plugin {
	return {
		name: "plain-imports",
		enforce: "pre",
		load: {
			filter: { id: /vite\/preload-helper/ },
			handler: () => "export const __vitePreload = (load) => load();",
		},
	};
}
