import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";
import { localesVersion } from "./content/locales/locales.server.ts";
import { answerBeforehand } from "./scripts/vite/fixedAnswers.ts";
import { hoverWithMouse } from "./scripts/vite/hoverWithMouse.ts";
import { paperNames } from "./scripts/vite/paperNames.ts";
import { plainImports } from "./scripts/vite/plainImports.ts";
import { scopedName } from "./scripts/vite/scopedName.ts";
import { serveDocuments } from "./scripts/vite/serveDocuments.ts";

/**
 * `Features.LightDark` of Lightning CSS, which compiles the sheets: left alone, because its replacement ends where the
 * tokens are declared, and a part of a page could not have the other theme.
 */
const lightDark = 1 << 20;

/** What every page loads at first. */
const frame = new RegExp(
	[
		"^app/(layouts|navigation|seo|pages/error)/(?!.*\\.route\\.tsx)",
		"^app/(i18n/|boot/useBootSignal)",
		"^app/components/(Button|CardMark|Dialog|Flag|Icon|Logo|Picture)/",
		"^app/features/(search/(SearchControl|SearchDialog\\.module|HitLabel\\.module)|analytics/useAnalytics|breadcrumbs/|guidelines/|language/|consent/Consent|contact/(ContactDialog|opensContact)|sections/PublishLink)",
		"^site/(?!analytics|messageLimits|tagPolicy)",
		"vite/preload-helper",
	].join("|"),
);

export default defineConfig(({ isPreview }) => ({
	// The prerenderer resolves this file again as for a preview, and its compiler would watch the pages being
	// written: every new folder read all its neighbours anew.
	server: { watch: isPreview ? null : undefined },
	plugins: [plainImports(), paperNames(), answerBeforehand(), reactRouter(), serveDocuments()],
	css: {
		modules: { generateScopedName: scopedName },
		postcss: { plugins: [hoverWithMouse] },
		lightningcss: { exclude: lightDark },
	},
	define: {
		__LOCALES_VERSION__: JSON.stringify(localesVersion()),
		__CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()),
	},
	build: {
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
						codeSplitting: {
							groups: [
								// Compresses better by 1 KB as one file, and stays in visitors' caches when only the site's own code changes.
								{
									name: "vendor",
									test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-.*|html-parse-stringify)[\\/]/,
									priority: 1,
								},
								// One file: a dozen small ones compress worse by 2 KB.
								{ name: "frame", test: (file) => frame.test(path.relative(import.meta.dirname, file)) },
								// What lists of games have, for the same reason.
								{ name: "games", test: /features\/catalogue\/Game(Card|Mosaic|sHead)\./ },
								// A document's page, with the rules of what it loads lazily.
								{
									name: "document",
									test: /pages\/document\/(?!watchReading|offerCopying|anchors|.*\.route)|features\/(deadlines|fleet|rewards)\/\w+\.module\.css/,
								},
							],
						},
					},
				},
			},
		},
	},
}));
