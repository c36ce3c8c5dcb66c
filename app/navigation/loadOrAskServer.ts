import { isRouteErrorResponse, redirectDocument } from "react-router";

/**
 * For pages of entries on client navigation. Whether an address without a data file has moved, is gone or never was, the server
 * alone knows: the browser loads the document from it. Other failures stay failures.
 *
 * @param load fetches the page's data file
 * @returns what `load` gives
 * @throws a redirect to the document where `load` fails with 404
 */
export async function loadOrAskServer<Data>(
	load: () => Promise<Data>,
	{ pathname, search }: Pick<URL, "pathname" | "search">,
): Promise<Data> {
	try {
		return await load();
	} catch (error) {
		if (isRouteErrorResponse(error) && error.status === 404) throw redirectDocument(pathname + search);
		throw error;
	}
}
