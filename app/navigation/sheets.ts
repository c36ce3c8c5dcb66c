import { useInsertionEffect } from "react";
import { type MiddlewareFunction, redirectDocument, useLocation } from "react-router";
import { allRoutes, type Manifest, routesAt, sheetOrder, sheetsOf } from "./manifest.ts";

/** The routes with their sheets, which the router's own no longer have. */
let routes: Manifest = {};
/** All sheets in their order, from the first that is fetched. */
let order: readonly string[] | undefined;
/** What has been asked for, by address. */
const fetched = new Map<string, Promise<void>>();
/** What has come and is not applied yet. */
const waiting = new Set<HTMLLinkElement>();

/**
 * Takes the sheets of all routes over from the router, before it starts. The router attaches a page's sheets at the click,
 * takes them away when they have come, and attaches them again with the page, and each time the browser asks of every
 * element anew how it looks: on a slow phone longer than a finger should wait for an answer.
 *
 * @param manifest the router's own; its routes have no sheets afterwards
 * @param own addresses of the sheets whose rules the document has: they are not fetched
 */
export function takeSheets(manifest: Manifest, own: readonly string[]): void {
	routes = Object.fromEntries(allRoutes(manifest).map((route) => [route.id, { ...route }]));
	for (const route of allRoutes(manifest)) route.css = undefined;
	for (const address of own) fetched.set(address, Promise.resolve());
}

/**
 * Fetches the rules of the page that is gone to beside its data. Where some cannot be had, the browser loads the document, which
 * brings them. The root's are in every document.
 */
export const sheetsMiddleware: MiddlewareFunction<unknown> = async ({ url: { pathname, search } }, next) => {
	const wanted = routesAt(pathname, routes).flatMap((id) => (routes[id]?.parentId ? sheetsOf(routes[id]) : []));
	const [outcome] = await Promise.allSettled([Promise.all(wanted.map(fetchSheet)), next()]);
	if (outcome.status === "rejected") throw redirectDocument(pathname + search);
};

/** Applies what has come, together with the page that needs it. A sheet stays, whichever page comes next. */
export function useSheets(): void {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each page
	useInsertionEffect(() => {
		for (const link of waiting) link.media = "";
		waiting.clear();
	}, [key]);
}

function fetchSheet(address: string): Promise<void> {
	const known = fetched.get(address);
	if (known) return known;
	const link = document.createElement("link");
	// A sheet for no medium comes without changing the page, and would come last.
	Object.assign(link, { rel: "stylesheet", href: address, media: "not all", fetchPriority: "high" });
	const promise = new Promise<void>((resolve, reject) => {
		link.onload = () => {
			waiting.add(link);
			resolve();
		};
		link.onerror = () => {
			fetched.delete(address);
			link.remove();
			reject(new Error(`${address} cannot be had.`));
		};
	});
	order ??= sheetOrder(routes);
	const after = order.slice(order.indexOf(address) + 1);
	const later = attached().find((other) => after.includes(addressOf(other)));
	document.head.insertBefore(link, later ?? null);
	fetched.set(address, promise);
	return promise;
}

function attached(): HTMLLinkElement[] {
	return [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
}

function addressOf(link: HTMLLinkElement): string {
	return link.getAttribute("href") ?? "";
}
