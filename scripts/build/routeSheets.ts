import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

/** The sheets of the build, by the pages that need them. */
export interface RouteSheets {
	/**
	 * The rules of a page as one text, given the addresses of its sheets. There are as many texts as kinds of pages. Throws for a sheet
	 * that the build does not have.
	 */
	of(sheets: readonly string[]): string;
	/** Every text that `of` has given: what the security policy must allow. */
	given(): string[];
	/**
	 * Deletes the sheets that no page has asked for and the app's manifest does not name: the framework's server build leaves its own
	 * beside the browser's, the same rules, cut otherwise.
	 *
	 * @throws when one is the only place of a rule: a lazily loaded module has it, and nothing would load it
	 */
	removeOthers(): Promise<void>;
}

/**
 * What each page carries in its head: the rules of its own routes, so that a page does not grow with the site. The files stay where
 * they are: a visitor who goes on within the site gets the next page's from there.
 *
 * @param client folder with the framework's output
 */
export async function readRouteSheets(client: string): Promise<RouteSheets> {
	const assets = path.join(client, "assets");
	const rules = new Map<string, string>();
	/** What the app asks for on the way from page to page. */
	let manifest = "";
	for (const name of await readdir(assets)) {
		if (/^manifest-.*\.js$/.test(name)) manifest += await readFile(path.join(assets, name), "utf8");
		if (name.endsWith(".css")) rules.set(`/assets/${name}`, (await readFile(path.join(assets, name), "utf8")).trim());
	}
	function textOf(sheet: string): string {
		const text = rules.get(sheet);
		if (text === undefined) throw new Error(`The build has no sheet ${sheet}.`);
		return text;
	}
	const order = await layerOrder();
	const asked = new Set<string>();
	const texts = new Map<string, string>();
	return {
		of(sheets) {
			const known = texts.get(sheets.join());
			if (known !== undefined) return known;
			for (const sheet of sheets) asked.add(sheet);
			const text = order + sheets.map(textOf).join("");
			texts.set(sheets.join(), text);
			return text;
		},
		given: () => [...new Set(texts.values())],
		async removeOthers() {
			const needed = new Set([...rules.keys()].filter((sheet) => asked.has(sheet) || manifest.includes(`"${sheet}`)));
			const known = new Set([...needed].flatMap((sheet) => classNames(rules.get(sheet) ?? "")));
			for (const [sheet, css] of rules) {
				if (needed.has(sheet)) continue;
				const lost = classNames(css).find((className) => !known.has(className));
				if (lost) {
					throw new Error(
						`${path.basename(sheet)} belongs to a lazily loaded module, and nothing would load it (${lost}). Put its CSS ` +
							"module into a group of scripts/vite/chunks.ts together with the page that loads the module.",
					);
				}
				await rm(path.join(client, sheet));
			}
		},
	};
}

function classNames(css: string): string[] {
	return css.match(/\.[a-z][\w-]*/gi) ?? [];
}

/** The bundler puts shared components' rules before the declaration of the layers' order; it must come first. */
async function layerOrder(): Promise<string> {
	const file = "app/styles/index.css";
	const [order] = /^@layer [\w, ]+;/.exec(await readFile(file, "utf8")) ?? [];
	if (!order) throw new Error(`${file} must start with the order of the layers: @layer reset, tokens, ...;`);
	return order;
}
