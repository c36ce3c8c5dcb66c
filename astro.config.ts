import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { localesVersion } from "./content/locales/locales.server.ts";
import { browserTargets } from "./scripts/vite/browserTargets.ts";
import { definitions } from "./scripts/vite/definitions.ts";
import { hoverWithMouse } from "./scripts/vite/hoverWithMouse.ts";
import { paperNames } from "./scripts/vite/paperNames.ts";
import { site } from "./site/site.ts";
import { interactionDirective } from "./src/directives/interactionDirective.ts";
import { postbuild } from "./tools/postbuild/postbuild.ts";

const isBuild = process.argv.includes("build");
/** Lightning CSS would replace `light-dark()` by code that ends at the element which declares the tokens. */
const LIGHT_DARK_FEATURE = 1 << 20;

export default defineConfig({
	site: site.origin,
	output: "static",
	trailingSlash: "never",
	outDir: "dist/client",
	build: { format: "file", inlineStylesheets: "always", assets: "assets" },
	devToolbar: { enabled: false },
	prefetch: { prefetchAll: false },
	integrations: [react(), interactionDirective(), postbuild()],
	vite: {
		plugins: [paperNames()],
		resolve: {
			alias: [
				{
					find: "react-router",
					replacement: fileURLToPath(new URL("src/transition/reactRouter.tsx", import.meta.url)),
				},
				{
					find: /^#app\/navigation\/(OnceSomebodyMoves|AfterFirstScreen|AsItCame)\.tsx$/,
					replacement: fileURLToPath(new URL("src/transition/passThrough.tsx", import.meta.url)),
				},
			],
		},
		css: { postcss: { plugins: [hoverWithMouse] }, lightningcss: { exclude: LIGHT_DARK_FEATURE } },
		define: {
			...Object.fromEntries(Object.entries(definitions(isBuild)).map(([name, value]) => [name, JSON.stringify(value)])),
			"globalThis.__localesVersion": JSON.stringify(localesVersion()),
		},
		build: { target: browserTargets, assetsInlineLimit: 0, modulePreload: false },
	},
});
