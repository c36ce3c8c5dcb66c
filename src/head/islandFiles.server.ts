import type { Rolldown } from "vite";

declare global {
	/** Client bundle of `astro.config.ts`, built before pages are rendered; undefined in development. */
	var __browserChunks: Rolldown.OutputBundle | undefined;
}

/** URLs of the script at `source` (end of a module's path) and its static imports. Empty in development. */
export function getIslandFiles(source: string): readonly string[] {
	const browserChunks = Object.values(globalThis.__browserChunks ?? {}).filter((output) => output.type === "chunk");
	if (browserChunks.length === 0) return [];
	const entry = browserChunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
	if (!entry) throw new Error(`No script of the build is made of ${source}. Correct the path given to getIslandFiles.`);
	const files = new Set<string>();
	const add = (fileName: string) => {
		const chunk = browserChunks.find((one) => one.fileName === fileName);
		// Vite removes chunks that have only styles.
		const hasScripts = chunk?.moduleIds.some((id) => !/\.css(\?|$)/.test(id));
		if (!chunk || !hasScripts || files.has(fileName)) return;
		files.add(fileName);
		for (const importedFile of chunk.imports) add(importedFile);
	};
	add(entry.fileName);
	return [...files].map((file) => `/${file}`);
}
