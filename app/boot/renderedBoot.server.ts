import type { EntryContext } from "react-router";
import { sheetOrder, sheetsOf } from "#app/navigation/manifest.ts";
import { localesVersion } from "#content/locales/locales.server.ts";
import { languageOf } from "#site/paths.ts";
import type { RenderedBoot } from "./bootData.ts";

const version = localesVersion();

/** The part of the router's data that counts here. */
type Source = Pick<EntryContext, "manifest" | "serverHandoffString" | "serverHandoffStream"> & {
	readonly staticHandlerContext: { readonly matches: readonly { readonly route: { readonly id: string } }[] };
};

/**
 * What a page needs to start, out of the router's own data.
 *
 * @param context as the router gives it to the server entry; its stream is read to the end
 * @param path of the page, which tells its language
 * @throws when the router keeps its data back
 */
export async function renderedBoot(context: Source, path: string): Promise<RenderedBoot> {
	const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
	if (!serverHandoffString || !serverHandoffStream) throw new Error(`${path}: the router gives no data to start from.`);
	const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
	const own = new Set(routes.flatMap(sheetsOf));
	const language = languageOf(path);
	return {
		path,
		context: JSON.parse(serverHandoffString),
		data: await new Response(serverHandoffStream).text(),
		sheets: sheetOrder(manifest.routes).filter((sheet) => own.has(sheet)),
		manifest: manifest.url,
		routes: routes.map(({ id, module }) => [id, module]),
		entry: manifest.entry.module,
		modules: unique([
			manifest.url,
			manifest.entry.module,
			...manifest.entry.imports,
			...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
		]),
		locales: ["translation", "meta"].map((name) => `/locales/${language}/${name}.json?v=${version}`),
		localesVersion: version,
	};
}

function unique(addresses: readonly string[]): string[] {
	return [...new Set(addresses)];
}
