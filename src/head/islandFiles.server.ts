import type { Rolldown } from "vite";

declare global {
	/** Files of the browser's build, which ends before pages are rendered (`astro.config.ts`); undefined in development. */
	var __browserChunks: Rolldown.OutputBundle | undefined;
}

/**
 * URLs of a script that plain scripts or islands import on first use, and of all that it imports statically. Empty in
 * development.
 *
 * @param source end of the module's path in the project
 */
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
