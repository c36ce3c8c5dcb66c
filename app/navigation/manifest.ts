import { matchRoutes, type RouteObject } from "react-router";

/** The part of a route's entry in the router's manifest that the site reads. */
export interface ManifestRoute {
	readonly id: string;
	readonly parentId?: string | undefined;
	readonly path?: string | undefined;
	readonly index?: boolean | undefined;
	/** Addresses of the route's sheets. The framework ends some with a bare `#`, so that two routes' links differ. */
	css?: readonly string[] | undefined;
}

/** Every route of the site, by its id. */
export type Manifest = Readonly<Record<string, ManifestRoute | undefined>>;

export function allRoutes(manifest: Manifest): ManifestRoute[] {
	return Object.values(manifest).filter((route) => route !== undefined);
}

/** The ids of the routes that the router draws an address from, outermost first; none where no route fits. */
export function routesAt(pathname: string, manifest: Manifest): string[] {
	const within = (parent?: string): RouteObject[] =>
		allRoutes(manifest)
			.filter(({ parentId }) => parentId === parent)
			.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: within(id) }));
	return (matchRoutes(within(), pathname) ?? []).flatMap(({ route }) => route.id ?? []);
}

/** The addresses of a route's sheets, without the framework's marks. */
export function sheetsOf({ css = [] }: ManifestRoute): string[] {
	return css.map((address) => address.replace(/#$/, ""));
}

/**
 * All sheets of the site in the order in which every page has its own: what more pages share comes first. So the rules of a
 * page come after those of its parts, whichever pages a visitor has seen before.
 */
export function sheetOrder(manifest: Manifest): string[] {
	const uses = new Map<string, number>();
	for (const { id } of allRoutes(manifest)) {
		const own = new Set<string>();
		for (let route = manifest[id]; route; route = manifest[route.parentId ?? ""]) {
			for (const sheet of sheetsOf(route)) own.add(sheet);
		}
		for (const sheet of own) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
	}
	return [...uses].sort(([, a], [, b]) => b - a).map(([sheet]) => sheet);
}
