import { matchRoutes, type RouteObject } from "react-router";

/** The part of a route's entry in the router's manifest that counts here. */
export interface ManifestRoute {
	readonly id: string;
	readonly parentId?: string;
	readonly path?: string;
	readonly index?: boolean;
}

/**
 * Whether the router would draw an address from the routes that its page was rendered with. At the same address may stand
 * what another one was rendered for: the server's own failure, a static host's not-found screen, or the server's for
 * "/About-us", which the router takes for "/about-us".
 *
 * @param pathname as it stands in the address bar
 * @param manifest every route of the site, by its id
 * @param rendered the ids of the page's routes
 */
export function isDrawnFrom(
	pathname: string,
	manifest: Readonly<Record<string, ManifestRoute>>,
	rendered: readonly string[],
): boolean {
	const within = (parent?: string): RouteObject[] =>
		Object.values(manifest)
			.filter(({ parentId }) => parentId === parent)
			.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: within(id) }));
	const drawn = matchRoutes(within(), pathname)?.map(({ route }) => route.id);
	return drawn?.join() === rendered.join();
}
