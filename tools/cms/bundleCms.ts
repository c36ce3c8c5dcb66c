import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const source = "tools/cms/browser";

/**
 * Bundles pages of `tools/cms/browser` with the CMS, its fonts and its icons, so that nothing is loaded from another host.
 *
 * @param pages names of HTML files in `tools/cms/browser`
 * @param base path that the files are served below
 * @param minify for the web; on this machine they are read from memory
 * @throws if only the site's own packages are installed
 * @returns files by their path below `base`: `cms.html`, `assets/…`
 */
export async function bundleCms(
	pages: readonly string[] = ["editor", "cms", "pictures"],
	base = "/editor/",
	minify = false,
): Promise<Map<string, Uint8Array>> {
	// `npm start` installs what the site needs and no more.
	if (!existsSync("node_modules/@sveltia/cms")) {
		throw new Error('The content editor needs the package @sveltia/cms, which is not there. Run "npm install".');
	}
	const buildOutput = await build({
		configFile: false,
		logLevel: "error",
		root: source,
		base,
		plugins: [
			{
				// The rules fetch the CMS's fonts from another host. The package has the same files, and its script loads them.
				name: "with-own-fonts",
				transform: (code, id) =>
					id.includes("/@sveltia/cms/")
						? code.replaceAll(/@font-face *\{[^{}]*cdn\.jsdelivr\.net[^{}]*\}/g, "")
						: undefined,
			},
		],
		build: {
			write: false,
			minify,
			target: "es2024",
			assetsInlineLimit: 0,
			modulePreload: false,
			rolldownOptions: {
				input: pages.map((page) => path.resolve(source, `${page}.html`)),
				// Three hundred grammars of programming languages, which no form here uses.
				external: /^@shikijs\//,
			},
		},
	});
	const allFiles = [buildOutput].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
	return new Map(allFiles.map((file) => [file.fileName, Buffer.from(file.type === "chunk" ? file.code : file.source)]));
}
