import type { IncomingMessage, ServerResponse } from "node:http";
import { handleContactMessage, handlePreflight } from "./contact/contactMessages.ts";
import { createReadiness } from "./contact/readiness.ts";
import { isSameSecret } from "./isSameSecret.ts";
import type { ServerServices } from "./services.ts";

type RouteHandler = (request: IncomingMessage) => Response | Promise<Response>;

const fresh = { "cache-control": "no-store" };

export function isApiPath(target: string): boolean {
	return /^\/(healthz|readyz|metrics|reviews)(\?|$)/.test(target);
}

/** Creates the request handler of the API. It never throws. */
export function createApi(services: ServerServices): (request: IncomingMessage) => Promise<Response> {
	const apiRoutes = createRoutes(services);
	return async (request) => {
		const { method = "GET", url = "" } = request;
		const path = url.replace(/\?.*/s, "");
		const routeHandler = apiRoutes[`${method === "HEAD" ? "GET" : method} ${path}`] ?? apiRoutes[`* ${path}`];
		try {
			return routeHandler ? await routeHandler(request) : plain(404, "404 Not Found\n");
		} catch (error) {
			const isGone = request.destroyed && !request.complete;
			if (!isGone && error instanceof Error) {
				services.log.error({ reason: error.message, stack: error.stack }, "a request failed");
			}
			return Response.json({ error: "The server failed." }, { status: 500, headers: fresh });
		}
	};
}

/** Handlers by method and path, as in `GET /healthz`; `*` stands for every other method. */
function createRoutes(services: ServerServices): Readonly<Record<string, RouteHandler>> {
	const getReadiness = createReadiness(services);
	const { metricsToken } = services;
	const metrics: RouteHandler = async ({ headers }) => {
		if (!isSameSecret(headers.authorization ?? "", `Bearer ${metricsToken}`)) {
			return plain(401, "401 Unauthorized\n", { "www-authenticate": "Bearer" });
		}
		const text = await services.metrics.format(await getReadiness());
		return plain(200, text, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
	};
	return {
		"GET /healthz": () =>
			services.isDraining ? createDrainingResponse() : Response.json({ status: "ok" }, { headers: fresh }),
		"GET /readyz": async () => {
			if (services.isDraining) return createDrainingResponse();
			const { isReady, ...rest } = await getReadiness();
			const status = isReady ? 200 : 503;
			return Response.json({ status: isReady ? "ready" : "not ready", ...rest }, { status, headers: fresh });
		},
		...(metricsToken !== undefined && { "GET /metrics": metrics }),
		"POST /reviews": (request) => handleContactMessage(request, services),
		"OPTIONS /reviews": (request) => handlePreflight(request, services),
		"* /reviews": () => Response.json({ error: "Send a POST." }, { status: 405, headers: { ...fresh, allow: "POST" } }),
	};
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
	return new Response(text, { status, headers: { "content-type": "text/plain; charset=UTF-8", ...fresh, ...headers } });
}

/** Health check response while the server drains, so that proxies stop sending requests. */
function createDrainingResponse(): Response {
	return Response.json({ status: "leaving" }, { status: 503, headers: fresh });
}

/** Sends a small response together with the headers that are already set on `response`. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
	const body = Buffer.from(await answer.arrayBuffer());
	response.setHeaders(answer.headers);
	response.writeHead(answer.status, answer.body ? { "content-length": body.length } : {});
	// Node omits the body for HEAD.
	response.end(body);
}
