import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { readManifest } from "./readRouterScripts.ts";

/** Sheets by the routes that need them. */
export interface RouteSheets {
	/** The rules of a page made of these routes, as one text. Throws for a route that the build does not have. */
	of(routes: readonly string[]): string;
	/** Every text that `of` has given: what the security policy must allow. */
	given(): string[];
}

/**
 * What each page carries in its head: the rules of its own routes and of none else, so that a page does not grow with
 * the site. The files stay where they are: a visitor who goes on within the site gets the next page's from there.
 *
 * @param client folder with the framework's output
 * @param manifest address of the router's route manifest
 * @throws when there is a sheet that no route names: only a lazily loaded module has it, and nothing would load it
 */
export async function readRouteSheets(client: string, manifest: string): Promise<RouteSheets> {
	const files = readManifest(await readFile(path.join(client, manifest), "utf8"));
	const rules = new Map<string, string>();
	for (const file of new Set([...files.values()].flat())) {
		rules.set(file, (await readFile(path.join(client, file), "utf8")).trim());
	}
	await removeOthers(path.join(client, "assets"), rules);
	const order = await layerOrder();
	const given = new Set<string>();
	return {
		of(routes) {
			const needed = routes.flatMap((route) => {
				const own = files.get(route);
				if (!own) throw new Error(`The route manifest has no route "${route}".`);
				return own;
			});
			const css = order + [...new Set(needed)].map((file) => rules.get(file)).join("");
			given.add(css);
			return css;
		},
		given: () => [...given],
	};
}

/**
 * The framework's server build leaves sheets of its own beside the browser's: the same rules, cut otherwise. Whatever no
 * route names goes, unless it is the only place of a rule.
 */
async function removeOthers(assets: string, rules: ReadonlyMap<string, string>): Promise<void> {
	const known = new Set([...rules.values()].flatMap(classNames));
	for (const name of await readdir(assets)) {
		if (!name.endsWith(".css") || rules.has(`/assets/${name}`)) continue;
		const file = path.join(assets, name);
		const lost = classNames(await readFile(file, "utf8")).find((className) => !known.has(className));
		if (lost) {
			throw new Error(
				`${name} belongs to a lazily loaded module, and nothing would load it (${lost}). Put its CSS module into a ` +
					"group of vite.config.ts together with the page that loads the module.",
			);
		}
		await rm(file);
	}
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
