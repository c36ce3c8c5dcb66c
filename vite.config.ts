import { createHash } from "node:crypto";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { localesVersion } from "./app/i18n/locales.server.ts";

/** What every page loads at first. */
const frame = new RegExp(
	[
		"app/(layouts|routing|seo|pages/error)/(?!.*\\.route\\.tsx)",
		"app/components/(Button|CardMark|Dialog|Flag|Icon|Logo|Picture)/",
		"app/features/(guidelines/DocumentLink|language/|notice/|consent/Consent|contact/(ContactDialog|opensContact))",
		"content/site\\.ts$",
		"vite/preload-helper",
	].join("|"),
);

const scopes = new Map<string, string>();

/**
 * A class name of a CSS module: its own name and three characters for its file. Names stand in the sheet, in every page
 * and once more in the scripts, and what the compiler would add, a longer hash and a line number, hardly compresses.
 *
 * @throws when two files have the same three characters: one of them needs another name
 */
function scopedName(name: string, file: string): string {
	const scope = createHash("sha256").update(path.relative(".", file)).digest("base64url").slice(0, 3);
	const owner = scopes.get(scope) ?? file;
	if (owner !== file)
		throw new Error(`${file} and ${owner} give their classes the same scope, "${scope}": rename one.`);
	scopes.set(scope, file);
	return `${name}-${scope}`;
}

/**
 * Takes Vite's helper around `import()` out, 0.7 KB of every first load: it has nothing to fetch ahead, because what a
 * lazy file imports is there already, sheets included (`scripts/build/routeSheets.ts` holds the build to that).
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
	css: { modules: { generateScopedName: scopedName } },
	define: { __LOCALES_VERSION__: JSON.stringify(localesVersion()) },
	build: {
		assetsInlineLimit: 0,
		modulePreload: false,
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
								// One file: a dozen small ones compress worse by 2 KB.
								{ name: "frame", test: frame },
							],
						},
					},
				},
			},
		},
	},
}));
