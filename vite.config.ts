import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { brandHue } from "./scripts/vite/brandHue.ts";
import { browserTargets } from "./scripts/vite/browserTargets.ts";
import { chunkGroups, refuseIdlePatterns } from "./scripts/vite/chunks.ts";
import { definitions } from "./scripts/vite/definitions.ts";
import { devSite } from "./scripts/vite/devSite.ts";
import { hoverWithMouse } from "./scripts/vite/hoverWithMouse.ts";
import { paperNames } from "./scripts/vite/paperNames.ts";
import { plainImports } from "./scripts/vite/plainImports.ts";
import { scopedName } from "./scripts/vite/scopedName.ts";

/**
 * `Features.LightDark` of Lightning CSS, which compiles the sheets: left alone, because its replacement ends where the
 * tokens are declared, and a part of a page could not have the other theme.
 */
const lightDark = 1 << 20;

export default defineConfig(({ command, isPreview }) => ({
	// The prerenderer resolves this file again as for a preview, and its compiler would watch the pages being
	// written: every new folder read all its neighbours anew.
	server: { watch: isPreview ? null : undefined },
	plugins: [plainImports(), paperNames(), reactRouter(), refuseIdlePatterns(), devSite()],
	css: {
		modules: { generateScopedName: scopedName },
		postcss: { plugins: [brandHue, hoverWithMouse] },
		lightningcss: { exclude: lightDark },
	},
	define: Object.fromEntries(
		Object.entries(definitions(command === "build")).map(([name, value]) => [name, JSON.stringify(value)]),
	),
	build: {
		target: browserTargets,
		assetsInlineLimit: 0,
		modulePreload: false,
		// A second slower than the default, and 1 KB less of the framework at every first load.
		minify: "terser",
		terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Nearly all of it runs while the app starts: the browser compiles it on another thread while it comes,
						// instead of twice on the main thread, once in passing and again at the first call.
						postBanner: ({ name }) => (/^(vendor|frame)$/.test(name) ? "//# allFunctionsCalledOnLoad" : ""),
						codeSplitting: { groups: chunkGroups() },
						// Content blockers refuse files with such names, and a page does not start without a file it imports.
						chunkFileNames: ({ name }) =>
							/banner|analytics|share|consent|cookie/i.test(name) ? "assets/[hash].js" : "assets/[name]-[hash].js",
					},
				},
			},
		},
	},
}));
