import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { getAttribute } from "#tests/dom.ts";
import { pageExamples } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

const client = path.resolve("build/client");
/** Maximum size with Brotli of the scripts that a page loads before interaction. */
const MAX_BYTES = 8 * 1024;

/** Script files that a page loads immediately: module scripts and their static imports. */
function loadedScripts(address: string): Set<string> {
	const entries = builtPage(address)
		.selectAll("script[src]")
		.map((element) => path.join(client, getAttribute(element, "src") ?? ""));
	const found = new Set(entries);
	// Iterating over a set includes elements added during the loop.
	for (const file of found) {
		for (const { type, source } of parseAst(readFileSync(file, "utf8")).body as {
			type: string;
			source?: { value: string };
		}[]) {
			const isImport = type === "ImportDeclaration" || type.startsWith("Export");
			if (isImport && source) found.add(path.resolve(path.dirname(file), source.value));
		}
	}
	return found;
}

test.each(pageExamples.map(({ path: address }) => address))(
	"%s loads no React and at most 8 KB of scripts before a visitor uses it",
	(address) => {
		const files = [...loadedScripts(address)];
		expect(files.length).toBeGreaterThan(0);
		const texts = files.map((file) => readFileSync(file, "utf8"));
		const withReact = files.filter((_, index) =>
			/react\.(?:transitional\.)?element|__SECRET_INTERNALS|__CLIENT_INTERNALS/.test(texts[index] ?? ""),
		);
		expect(withReact.map((file) => path.basename(file))).toEqual([]);
		const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
		expect(bytes, files.map((file) => path.basename(file)).join(", ")).toBeLessThanOrEqual(MAX_BYTES);
	},
);
