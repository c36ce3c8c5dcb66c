import type { Plugin } from "vite";

/** In development the files that the build's finishing step writes come from memory: the guidelines' texts, the catalogue. */
export function serveDocuments(): Plugin {
	return {
		name: "serve-documents",
		configureServer({ middlewares }) {
			middlewares.use(async ({ url = "" }, response, next) => {
				const address = url.replace(/[?#].*$/s, "");
				if (!/^\/(documents|catalogue)\//.test(address)) return next();
				const { documentFiles } = await import("#scripts/build/documentFiles.ts");
				const text = documentFiles().get(address);
				if (text === undefined) return next();
				response.setHeader("Content-Type", "application/json").end(text);
			});
		},
	};
}
