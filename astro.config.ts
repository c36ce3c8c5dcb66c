import { hash } from "node:crypto";
import path from "node:path";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import type { BuildEnvironmentOptions, Plugin } from "vite";
import { site } from "./config/site.ts";
import { localesVersion } from "./content/locales/locales.server.ts";
import { clientDirectives } from "./src/directives/clientDirectives.ts";
import { browserTargets } from "./src/head/browserTargets.server.ts";
import { devServer } from "./tools/dev/devServer.ts";
import { postbuildIntegration } from "./tools/postbuild/postbuild.ts";
import { definitions } from "./tools/vite/definitions.ts";
import { brandHue, hoverMediaFeature, printConstants } from "./tools/vite/postcssPlugins.ts";

const isBuild = process.argv.includes("build");
/** Excluded, because Lightning CSS's fallback for `light-dark()` works only on the element that declares the tokens. */
const LIGHT_DARK_FEATURE = 1 << 20;

/**
 * Groups modules into chunks by their importers: every page; islands and the contact form (texts); islands. A plain
 * script must not import a module of `islands`, because it would load React.
 */
const chunkGroups = [
	{
		name: "page",
		test: /rolldown.runtime|preload-helper|config\/(?:languages|paths|formatDay)|storage\/storage|elementIds|scrollToList|hasModifierKey|firstInteraction/,
		priority: 3,
		includeDependenciesRecursively: false,
	},
	{
		name: "islands",
		test: new RegExp(
			[
				"node_modules/(?:react|react-dom|scheduler|@astrojs/react)/",
				"src/i18n/(?:IslandRoot|useTranslation|useLocale)",
				"src/(?:components/(?:useIsHydrated|Button/|Icon/|Picture/)|pictures/)",
				"features/search/(?:useLoaded|loadSearch|useTypedQuery|addressState|groupHits)",
				"features/search/(?:getHitPage|SearchResultLabel|searchFieldId)",
			].join("|"),
		),
		priority: 2,
		includeDependenciesRecursively: false,
	},
	{ name: "texts", test: /src\/i18n\/|\/config\/|content\/model\//, priority: 1 },
];

/** Appends four characters of the file's hash to a class. Vite's default names cost a compressed page 0.5 KB more. */
const toScopedName = (name: string, file: string) =>
	`${name}_${hash("sha256", path.relative(".", file), "base64url").slice(0, 4)}`;

/** Hides names that content blockers block. */
const chunkFileNames = ({ name }: { name: string }) =>
	/banner|analytics|share|consent|cookie/i.test(name) ? "assets/[hash].js" : "assets/[name].[hash].js";

/** Set per environment, because Astro ignores it at the top level. Firefox reports an error for repeated preloads. */
const clientBuild: BuildEnvironmentOptions = {
	target: browserTargets,
	modulePreload: {
		polyfill: false,
		resolveDependencies: (_, files) => files.filter((file) => !file.startsWith("assets/page.")),
	},
	rolldownOptions: {
		preserveEntrySignatures: "allow-extension",
		output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, entryFileNames: chunkFileNames },
	},
};

/** Shares chunks of entries, removes duplicate styles, and passes the chunks to `src/head/islandFiles.server.ts`. */
const browserBuild: Plugin = {
	name: "browser-build",
	configEnvironment: (name) => (name === "client" ? { build: clientBuild } : undefined),
	generateBundle: {
		order: "pre",
		handler(_, bundle) {
			if (this.environment.name !== "client") return;
			globalThis.__browserChunks = bundle;
			// Pages already inline their components' styles; repeated by Astro, they would override later rules.
			for (const output of Object.values(bundle)) {
				if (output.type !== "chunk") continue;
				for (const file of output.viteMetadata?.importedCss ?? []) delete bundle[file];
				output.viteMetadata?.importedCss.clear();
			}
		},
	},
};

export default defineConfig({
	site: site.origin,
	output: "static",
	trailingSlash: "never",
	outDir: "build/client",
	build: { format: "file", inlineStylesheets: "always", assets: "assets" },
	devToolbar: { enabled: false },
	integrations: [react(), clientDirectives(), devServer(), postbuildIntegration()],
	vite: {
		plugins: [browserBuild],
		css: {
			postcss: { plugins: [brandHue, hoverMediaFeature, printConstants] },
			lightningcss: { exclude: LIGHT_DARK_FEATURE },
			modules: { generateScopedName: toScopedName },
		},
		define: {
			...Object.fromEntries(Object.entries(definitions(isBuild)).map(([name, value]) => [name, JSON.stringify(value)])),
			"globalThis.__localesVersion": JSON.stringify(localesVersion()),
		},
		build: { target: browserTargets, assetsInlineLimit: 0 },
	},
});
