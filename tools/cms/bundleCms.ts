import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

/** Files by their path below the base URL: `cms.html`, `assets/…`. */
export type CmsFiles = ReadonlyMap<string, Buffer<ArrayBuffer>>;

const source = "tools/cms/browser";

/**
 * Bundles pages of `tools/cms/browser` with the CMS, its fonts and icons, so that they load nothing from other hosts.
 * @param pages names of HTML files in `tools/cms/browser`
 * @param base URL path of the files
 * @param minify for `/admin`; the local editor serves the files from memory
 * @throws if the CMS is not installed
 */
export async function bundleCms(
	pages: readonly string[] = ["editor", "cms", "pictures"],
	base = "/editor/",
	minify = false,
): Promise<CmsFiles> {
	// `npm start` does not install the CMS.
	if (!existsSync("node_modules/@sveltia/cms")) {
		throw new Error('The content editor needs the package @sveltia/cms, which is not installed. Run "npm install".');
	}
	const buildOutput = await build({
		configFile: false,
		logLevel: "error",
		root: source,
		base,
		plugins: [
			{
				// Removes the CMS's font rules, which load from another host. Its script loads the same fonts from the package.
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
				// Grammars of 300 programming languages, which the forms do not use.
				external: /^@shikijs\//,
			},
		},
	});
	const allFiles = [buildOutput].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
	return new Map(allFiles.map((file) => [file.fileName, Buffer.from(file.type === "chunk" ? file.code : file.source)]));
}
