import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of which a part has come. */
export interface HeldPage {
	readonly address: string;
	/** Sends the rest, once the page has been asked for. */
	finish(): Promise<void>;
	close(): void;
}

/**
 * Serves the beginning of a page, and nothing else of the site.
 *
 * @param cut how many characters of it come at once
 */
export async function delayPage(html: string, cut: number): Promise<HeldPage> {
	const { promise: asked, resolve: onAsked } = Promise.withResolvers<ServerResponse>();
	const server = createServer(({ url }, response) => {
		if (url !== "/") {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
		response.write(html.slice(0, cut));
		onAsked(response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
		finish: async () => {
			(await asked).end(html.slice(cut));
		},
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
