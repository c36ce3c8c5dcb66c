import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readManifest } from "./readRouterScripts.ts";

/** Sheets by the routes that need them. */
export interface RouteSheets {
	/**
	 * The rules of a page made of these routes, as one text, with those for what it shows from files that its routes fetch
	 * later: such a file's rules are there when one of its classes is. Throws for a route that the build does not have.
	 */
	of(routes: readonly string[], classes: ReadonlySet<string>): string;
	/** Every text that `of` has given: what the security policy must allow. */
	given(): string[];
}

/**
 * What each page carries in its head: the rules of its own routes and of none else, so that a page does not grow with
 * the site. The files stay where they are: a visitor who goes on within the site gets the next page's from there.
 *
 * @param client folder with the framework's output
 * @param manifest address of the router's route manifest
 */
export async function readRouteSheets(client: string, manifest: string): Promise<RouteSheets> {
	const files = readManifest(await readFile(path.join(client, manifest), "utf8"));
	const rules = new Map<string, string>();
	for (const file of new Set([...files.values()].flat())) {
		rules.set(file, (await readFile(path.join(client, file), "utf8")).trim());
	}
	const late = new Map<string, { css: string; classes: readonly string[] }>();
	for (const name of (await readdir(path.join(client, "assets"))).filter((file) => file.endsWith(".css")).toSorted()) {
		const file = `/assets/${name}`;
		if (rules.has(file)) continue;
		const css = (await readFile(path.join(client, file), "utf8")).trim();
		late.set(file, { css, classes: [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = ""]) => found) });
	}
	const order = await layerOrder();
	const given = new Set<string>();
	return {
		of(routes, classes) {
			const needed = routes.flatMap((route) => {
				const own = files.get(route);
				if (!own) throw new Error(`The route manifest has no route "${route}".`);
				return own;
			});
			const shown = [...late.values()].filter((sheet) => sheet.classes.some((name) => classes.has(name)));
			const css = [order, ...[...new Set(needed)].map((file) => rules.get(file)), ...shown.map(({ css }) => css)].join(
				"",
			);
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
