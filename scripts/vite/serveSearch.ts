import type { Plugin } from "vite";

/** In development what the search reads, which the build's finishing step writes, comes from memory. */
export function serveSearch(): Plugin {
	return {
		name: "serve-search",
		configureServer({ middlewares }) {
			middlewares.use(async ({ url = "" }, response, next) => {
				const asked = url.replace(/[?#].*$/s, "");
				if (!asked.startsWith("/catalogue/")) return next();
				const { searchFiles } = await import("#content/search/searchFile.server.ts");
				const { clauseFiles } = await import("#content/search/clauseFile.server.ts");
				const file = [...searchFiles(), ...clauseFiles()].find(({ address }) => address === asked);
				if (!file) return next();
				response.setHeader("Content-Type", "application/json").end(file.text);
			});
		},
	};
}
