import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { rulesFor } from "./rulesFor.ts";

/** The sheets of the build, by the pages that need them. */
export interface RouteSheets {
	/** Notes what a page has, before any page's rules are asked for: the addresses of its sheets and its elements' classes. */
	note(sheets: readonly string[], classes: Iterable<string>): void;
	/**
	 * The rules of a page as one text, given the addresses of its sheets: all of them, or where they are too many those that one of the
	 * noted pages with the same sheets has a use for. So there are as many texts as kinds of pages. Throws for a sheet that the build
	 * does not have.
	 */
	of(sheets: readonly string[]): string;
	/**
	 * The sheets of a page that it has not whole, with which the app starts. A sheet that declares fonts is not among them: declared
	 * once more, they would be drawn in another face for a moment, until they are had again.
	 */
	lateOf(sheets: readonly string[]): string[];
	/** Every text that `of` has given: what the security policy must allow. */
	given(): string[];
	/**
	 * Deletes the sheets that no page has asked for: the framework's server build leaves its own beside the browser's, the
	 * same rules, cut otherwise.
	 *
	 * @throws when one is the only place of a rule: a lazily loaded module has it, and nothing would load it
	 */
	removeOthers(): Promise<void>;
}

/** Characters of rules that a page can carry whole. Documents, with those of four calculators, would be 31 KB compressed. */
const most = 64_000;

/**
 * What each page carries in its head: the rules of its own routes, so that a page does not grow with the site. The files stay where
 * they are: a visitor who goes on within the site gets the next page's from there, and where a page has only the rules that its
 * elements can need, the app starts with its sheets (`app/boot/boot.ts`).
 *
 * @param client folder with the framework's output
 */
export async function readRouteSheets(client: string): Promise<RouteSheets> {
	const assets = path.join(client, "assets");
	const rules = new Map<string, string>();
	for (const name of await readdir(assets)) {
		if (name.endsWith(".css")) rules.set(`/assets/${name}`, (await readFile(path.join(assets, name), "utf8")).trim());
	}
	function textOf(sheet: string): string {
		const text = rules.get(sheet);
		if (text === undefined) throw new Error(`The build has no sheet ${sheet}.`);
		return text;
	}
	const areWhole = (sheets: readonly string[]) => sheets.reduce((sum, sheet) => sum + textOf(sheet).length, 0) <= most;
	const order = await layerOrder();
	const asked = new Set<string>();
	const noted = new Map<string, Set<string>>();
	const texts = new Map<string, string>();
	return {
		note(sheets, classes) {
			const key = sheets.join();
			const known = noted.get(key) ?? new Set();
			noted.set(key, known);
			for (const name of classes) known.add(name);
		},
		of(sheets) {
			const known = texts.get(sheets.join());
			if (known !== undefined) return known;
			const classes = noted.get(sheets.join()) ?? new Set();
			const isWhole = areWhole(sheets);
			const css = sheets.map((sheet) => {
				const text = textOf(sheet);
				asked.add(sheet);
				return isWhole || declaresFonts(text) ? text : rulesFor(text, classes);
			});
			const text = order + css.join("");
			texts.set(sheets.join(), text);
			return text;
		},
		lateOf: (sheets) => (areWhole(sheets) ? [] : sheets.filter((sheet) => !declaresFonts(textOf(sheet)))),
		given: () => [...new Set(texts.values())],
		async removeOthers() {
			const known = new Set([...asked].flatMap((sheet) => classNames(rules.get(sheet) ?? "")));
			for (const [sheet, css] of rules) {
				if (asked.has(sheet)) continue;
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

function declaresFonts(css: string): boolean {
	return css.includes("@font-face");
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
