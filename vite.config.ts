import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { localesVersion } from "./app/i18n/locales.server.ts";

/**
 * Takes Vite's helper around `import()` out, 0.7 KB of every first load: there is one sheet, and what a lazy file imports
 * is there already, so it has nothing to fetch ahead.
 */
function plainImports(): Plugin {
	return {
		name: "plain-imports",
		enforce: "pre",
		load: {
			filter: { id: /vite\/preload-helper/ },
			handler: () => "export const __vitePreload = (load) => load();",
		},
	};
}

export default defineConfig(({ isPreview }) => ({
	// The prerenderer resolves this file again as for a preview, and its compiler would watch the pages being
	// written: every new folder read all its neighbours anew.
	server: { watch: isPreview ? null : undefined },
	plugins: [plainImports(), reactRouter()],
	resolve: { tsconfigPaths: true },
	define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
	build: {
		assetsInlineLimit: 0,
		modulePreload: false,
		// One sheet for the whole site, which the finishing step puts into every page.
		cssCodeSplit: false,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
								{
									name: "i18n",
									test: /node_modules[\\/](i18next|react-i18next|i18next-.*|html-parse-stringify)[\\/]|app[\\/]i18n[\\/]/,
									priority: 1,
								},
								// What every page has, in one file rather than in a dozen of a few hundred bytes each.
								{ name: "shell", test: /[\\/]app[\\/].*[\\/](HeaderButton|PageFrame|Picture|pageMeta|resolve)\.tsx?$/ },
							],
						},
					},
				},
			},
		},
	},
}));
