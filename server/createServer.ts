import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { type Answer, answerFailure, type Site } from "./answer.ts";
import { createApi, isApiPath } from "./api.ts";
import { type ConnectionLimits, CountedRequest, guardConnections, usualLimits } from "./connections.ts";
import { originForm, readFraming } from "./framing.ts";
import type { Inbox } from "./inbox/inbox.ts";
import { rememberAnswers } from "./rememberAnswers.ts";

/**
 * Milliseconds that a sender has for its headers and for all of its request, how often that is looked at, and how long a
 * quiet connection is kept: a little longer than proxies keep theirs, so that they never send into a closing one.
 */
const patience = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	connectionsCheckingInterval: 2_000,
	keepAliveTimeout: 65_000,
};

/**
 * The site's HTTP server, on Node's own: five addresses of an API need no router, and files none that is slower. An
 * unexpected failure is logged and answered with the error screen; its details never leave the process.
 */
export function createServer(site: Site, inbox?: Inbox, limits: ConnectionLimits = usualLimits): Server {
	const answer = rememberAnswers(site, inbox?.gauges);
	const isStopping = () => !server.listening;
	const api = createApi(isStopping, inbox);
	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const { method = "GET" } = request;
		const { hasManyHosts, hasBody } = readFraming(request.rawHeaders);
		if (hasManyHosts) return write(response, method, badRequest);
		const url = originForm(request.url ?? "/");
		request.url = url;
		if (isApiPath(url)) {
			response.setHeaders(new Map(Object.entries(site.headers)));
			return api(request, response);
		}
		// A page's request has no body: whatever comes is not waited for.
		if (hasBody || isStopping()) response.shouldKeepAlive = false;
		try {
			const answered = answer(request);
			// Without the wait where there is nothing to wait for.
			write(response, method, answered instanceof Promise ? await answered : answered);
		} catch (error) {
			report(error, inbox);
			write(response, method, await answerFailure(site, request.headers, url));
		}
	};
	const server = createHttpServer({ ...patience, IncomingMessage: CountedRequest }, async (request, response) => {
		if (!admit(request, response)) return;
		const began = performance.now();
		await handle(request, response);
		inbox?.traffic.answered(request.url ?? "/", response.statusCode, (performance.now() - began) / 1000);
	});
	const admit = guardConnections(server, limits, (reason) =>
		inbox?.counters.count("connections_cut_total", { reason }),
	);
	server.on("clientError", (error, socket) => {
		const status = refuse(error, socket);
		if (status !== undefined) inbox?.traffic.refused(status);
	});
	if (inbox) watch(server, site, inbox);
	return server;
}

/** What the server holds at the moment. */
function watch(server: Server, { read }: Site, { gauges }: Inbox): void {
	gauges.add("http_connections", {}, () => promisify(server.getConnections.bind(server))());
	gauges.add("cache_entries", { cache: "files" }, () => read.kept?.().entries);
	gauges.add("cache_bytes", { cache: "files" }, () => read.kept?.().bytes);
}

const badRequest: Answer = { status: 400, headers: { connection: "close", "content-length": 0 } };

/** As a line of the log where there is one, so that whoever reads it as JSON can. */
function report(error: unknown, inbox?: Inbox): void {
	if (inbox && error instanceof Error) inbox.log.error({ reason: error.message, stack: error.stack }, "a page failed");
	else console.error(error);
}

const refusals: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** The status that was sent; undefined where nobody listens any more. */
function refuse({ code = "" }: NodeJS.ErrnoException, socket: Duplex): number | undefined {
	if (!socket.writable) return undefined;
	const status = refusals[code] ?? "400 Bad Request";
	socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
	return Number.parseInt(status, 10);
}

function write(response: ServerResponse, method: string, { status, headers, body }: Answer): void {
	response.writeHead(status, headers);
	response.end(method === "HEAD" ? undefined : body);
}
