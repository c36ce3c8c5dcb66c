import {
	createServer as createHttpServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
	STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { getPathLanguage } from "#config/paths.ts";
import { errorScreenPath } from "#config/resolve.ts";
import { createApi, isApiPath, sendResponse } from "./api.ts";
import { type ConnectionLimits, LimitedRequest, limitConnections } from "./connections.ts";
import { parseTarget, toOriginForm } from "./requestTarget.ts";
import { errorPage, routeRequest } from "./routeRequest.ts";
import { sendFile } from "./sendFile.ts";
import type { ServerServices } from "./services.ts";
import type { StaticSite } from "./site.ts";

/** Idle connections outlive those of proxies, so that proxies never send into a closing one. */
const serverTimeouts = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	connectionsCheckingInterval: 2_000,
	keepAliveTimeout: 65_000,
};

/**
 * Creates the HTTP server for pages, files, redirects and the API. Unexpected failures are logged and answered with an
 * error page without details. Only tests omit `limits`.
 */
export function createServer(site: StaticSite, services: ServerServices, limits?: ConnectionLimits): Server {
	const { metrics, log } = services;
	const isStopping = () => !server.listening;
	const answerApiRequest = createApi(services);
	const server = createHttpServer({ ...serverTimeouts, IncomingMessage: LimitedRequest }, async (request, response) => {
		if (!isAccepted(request, response)) return;
		const startedAt = performance.now();
		request.url = toOriginForm(request.url ?? "/");
		if ((request.headersDistinct.host?.length ?? 0) > 1) {
			// Proxies may have used another one of several `Host` headers (RFC 9112, 3.2).
			response.writeHead(400, { connection: "close", "content-length": 0 }).end();
		} else if (isApiPath(request.url)) {
			response.setHeaders(new Map(Object.entries(site.pageHeaders)));
			const answer = await answerApiRequest(request);
			if (isStopping()) response.shouldKeepAlive = false;
			await sendResponse(response, answer);
		} else {
			// Bodies of page requests are not read.
			if (hasBody(request) || isStopping()) response.shouldKeepAlive = false;
			await servePage(site, request, response).catch((error) => fail(request, response, error));
		}
		metrics.observeRequest(request.url, response.statusCode, (performance.now() - startedAt) / 1000);
	});
	const countCut = (reason: string) => metrics.connectionsCut.inc({ reason });
	const isAccepted = limits ? limitConnections(server, limits, countCut) : () => true;
	server.on("clientError", (error, socket) => {
		const status = rejectUnreadable(error, socket);
		if (status !== undefined) metrics.requests.inc({ kind: "unreadable", status });
	});
	metrics.addGauge("http_connections", promisify(server.getConnections.bind(server)));
	return server;

	async function fail(request: IncomingMessage, response: ServerResponse, error: Error): Promise<void> {
		log.error({ reason: error.message, stack: error.stack }, "a page failed");
		if (response.headersSent) return void response.destroy();
		const page = errorPage(
			site,
			errorScreenPath(getPathLanguage(request.url?.replace(/\?.*/s, "") ?? "/"), "500"),
			500,
		);
		const isSent = await sendFile(site.folder, [page], request, response).catch(() => false);
		if (!isSent) sendText(site, response, 500);
	}
}

async function servePage(site: StaticSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { method = "", url = "" } = request;
	if (method !== "GET" && method !== "HEAD") return sendText(site, response, 405, { allow: "GET, HEAD" });
	const target = parseTarget(url);
	if ("status" in target) return sendText(site, response, target.status);
	const route = routeRequest(site, target.pathname, target.search);
	if (route.kind === "redirect") {
		const headers = { location: route.location, "cache-control": "public, max-age=0, must-revalidate" };
		return sendText(site, response, route.status, headers);
	}
	if (await sendFile(site.folder, route.candidates, request, response)) return;
	sendText(site, response, route.candidates[0]?.status === 410 ? 410 : 404, { "cache-control": "no-store" });
}

function sendText(
	{ fileHeaders }: StaticSite,
	response: ServerResponse,
	status: number,
	headers: Readonly<Record<string, string>> = {},
): void {
	const body = `${status} ${STATUS_CODES[status]}\n`;
	const type = { "content-type": "text/plain; charset=utf-8", "content-length": body.length };
	response.writeHead(status, { ...fileHeaders, ...type, ...headers }).end(body);
}

function hasBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] !== undefined || !["0", undefined].includes(headers["content-length"]);
}

const unreadableStatuses: Readonly<Record<string, number>> = {
	HPE_HEADER_OVERFLOW: 431,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed requests. Returns the status, or undefined if the client disconnected. */
function rejectUnreadable({ code = "" }: NodeJS.ErrnoException, socket: Duplex): number | undefined {
	if (!socket.writable) return undefined;
	const status = unreadableStatuses[code] ?? 400;
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
	return status;
}
