import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";
import { localesVersion } from "./app/i18n/locales.server.ts";

/** In development the texts of the guidelines come from memory; the build's finishing step writes them as files. */
const serveDocuments: Plugin = {
	name: "serve-documents",
	configureServer({ middlewares }) {
		middlewares.use("/documents", async ({ originalUrl = "" }, response, next) => {
			const { documentFiles } = await import("./scripts/build/documentFiles.ts");
			const text = documentFiles().get(originalUrl.replace(/[?#].*$/s, ""));
			if (text === undefined) return next();
			response.setHeader("Content-Type", "application/json").end(text);
		});
	},
};

const everyPage =
	/[\\/](app[\\/](layouts[\\/]site|components[\\/](Button|CardMark|Dialog|Flag|Icon|Logo|Picture)|features[\\/](language|notice)|routing|seo|boot|pages[\\/]error)[\\/]|content[\\/]site)/;

export default defineConfig(({ isPreview }) => ({
	// The prerenderer resolves this file again as for a preview, and its compiler would watch the pages being
	// written: every new folder read all its neighbours anew.
	server: { watch: isPreview ? null : undefined },
	plugins: [reactRouter(), serveDocuments],
	resolve: { tsconfigPaths: true },
	define: {
		__LOCALES_VERSION__: JSON.stringify(localesVersion()),
		__CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()),
	},
	build: {
		assetsInlineLimit: 0,
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
								// What every page loads at first, as one file: a dozen small ones compress worse by 2 KB.
								{ name: "site", test: everyPage },
							],
						},
					},
				},
			},
		},
	},
}));
