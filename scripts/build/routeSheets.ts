import { readdir, readFile } from "node:fs/promises";
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
	for (const name of await readdir(path.join(client, "assets"))) {
		if (!name.endsWith(".css") || rules.has(`/assets/${name}`)) continue;
		throw new Error(
			`${name} belongs to a lazily loaded module. Import its CSS module where that module is loaded from, so that the rules are there.`,
		);
	}
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

/** The bundler puts shared components' rules before the declaration of the layers' order; it must come first. */
async function layerOrder(): Promise<string> {
	const file = "app/styles/index.css";
	const [order] = /^@layer [\w, ]+;/.exec(await readFile(file, "utf8")) ?? [];
	if (!order) throw new Error(`${file} must start with the order of the layers: @layer reset, tokens, ...;`);
	return order;
}
