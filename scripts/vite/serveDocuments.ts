import type { Plugin } from "vite";

/** In development the texts of the guidelines come from memory; the build's finishing step writes them as files. */
export function serveDocuments(): Plugin {
	return {
		name: "serve-documents",
		configureServer({ middlewares }) {
			middlewares.use("/documents", async ({ originalUrl = "" }, response, next) => {
				const { documentFiles } = await import("../build/documentFiles.ts");
				const text = documentFiles().get(originalUrl.replace(/[?#].*$/s, ""));
				if (text === undefined) return next();
				response.setHeader("Content-Type", "application/json").end(text);
			});
		},
	};
}
