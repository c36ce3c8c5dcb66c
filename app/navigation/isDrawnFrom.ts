import { type Manifest, routesAt } from "./manifest.ts";

/**
 * Whether the router would draw an address from the routes that its page was rendered with. At the same address may stand
 * what another one was rendered for: the server's own failure, a static host's not-found screen, or the server's for
 * "/About-us", which the router takes for "/about-us".
 *
 * @param pathname as it stands in the address bar
 * @param manifest every route of the site, by its id
 * @param rendered the ids of the page's routes
 */
export function isDrawnFrom(pathname: string, manifest: Manifest, rendered: readonly string[]): boolean {
	return routesAt(pathname, manifest).join() === rendered.join();
}
