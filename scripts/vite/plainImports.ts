import type { Plugin } from "vite";

/**
 * Takes Vite's helper around `import()` out, 0.7 KB of every first load, and the lists of files that it would fetch ahead, 0.1 KB of
 * each page: it has nothing to fetch ahead, because what a lazy file imports is there already, sheets included
 * (`scripts/build/routeSheets.ts` holds the build to that).
 */
export function plainImports(): Plugin[] {
	return [
		{
			name: "plain-imports",
			enforce: "pre",
			load: {
				filter: { id: /vite\/preload-helper/ },
				handler: () => "export const __vitePreload = (load) => load();",
			},
		},
		{
			name: "plain-imports:lists",
			enforce: "post",
			generateBundle: {
				order: "post",
				handler(_, bundle) {
					for (const chunk of Object.values(bundle)) {
						if (chunk.type === "chunk") chunk.code = withoutLists(chunk.code, chunk.fileName);
					}
				},
			},
		},
	];
}

/** Throws when the compiler writes its lists otherwise than this step knows. */
export function withoutLists(code: string, file: string): string {
	const plain = code.replace(/^const __vite__mapDeps=.*\n/m, "").replace(/,\s*__vite__mapDeps\(\[[\d,\s]*\]\)/g, "");
	if (plain.includes("__vite__mapDeps")) {
		throw new Error(
			`${file}: the list of files to fetch ahead changed shape: adapt scripts/vite/plainImports.ts to it.`,
		);
	}
	return plain;
}
