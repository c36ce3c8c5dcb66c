import { createServer as createHttpServer, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Answer, answer, answerFailure, type Site } from "./answer.ts";
import { createApi, isApiPath } from "./api.ts";
import type { Store } from "./inbox/store.ts";

/**
 * The site's HTTP server: files by a plain handler, which is several times faster than any middleware, the API by Hono.
 * An unexpected failure is logged and answered with the error screen; its details never leave the process.
 */
export function createServer(site: Site, store?: Store): Server {
	const api = getRequestListener(createApi(store).fetch);
	const server = createHttpServer(async (request, response) => {
		const { method = "GET", url = "/", headers } = request;
		if (isApiPath(url)) {
			response.setHeaders(new Map(Object.entries(site.headers)));
			return api(request, response);
		}
		try {
			write(response, method, await answer(site, method, url, headers));
		} catch (error) {
			console.error(error);
			write(response, method, await answerFailure(site, headers, url));
		}
	});
	server.on("clientError", (_, socket) => {
		if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
	});
	return server;
}

function write(response: ServerResponse, method: string, { status, headers, body }: Answer): void {
	response.writeHead(status, headers);
	response.end(method === "HEAD" ? undefined : body);
}
