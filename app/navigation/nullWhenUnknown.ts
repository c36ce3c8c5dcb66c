import { isRouteErrorResponse } from "react-router";

/**
 * For pages of entries on client navigation: a data file that the build did not write means an unknown slug, which
 * shows nothing (product 5). Other failures stay failures.
 *
 * @returns what `load` gives, null where it fails with 404
 */
export async function nullWhenUnknown<Data>(load: () => Promise<Data>): Promise<Data | null> {
	try {
		return await load();
	} catch (error) {
		if (isRouteErrorResponse(error) && error.status === 404) return null;
		throw error;
	}
}
