import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "#server/testing/listenLocally.ts";

/** A proxy before the site that collects page errors in every engine: classic WebDriver cannot read the console. */
export interface ErrorProxy {
	readonly origin: string;
	/** Console and script errors, policy violations and rejected requests since the last call. */
	takeErrors(): string[];
	/** Requests with this path get no response. */
	cutPath: string | undefined;
	close(): void;
}

const SCRIPT_PATH = "/report-errors.js";
const REPORT_PATH = "/reported-errors";

/** Runs first in every page. */
function reportErrors(path: string): void {
	let isUnloading = false;
	addEventListener("beforeunload", () => {
		isUnloading = true;
	});
	// Navigation cancels requests.
	const report = (line: string) => isUnloading || navigator.sendBeacon(path, line);
	const { error } = console;
	console.error = (...args) => {
		report(`console: ${args.map(String).join(" ")}`);
		error.apply(console, args);
	};
	const reportFile = (line: string) => {
		// If a script in the head redirects, the document never loads, and WebKit fires no beforeunload.
		if (document.readyState === "complete") report(line);
		else addEventListener("load", () => report(line));
	};
	const onError = ({ target, message }: ErrorEvent) => {
		if (!(target instanceof Element)) report(`script: ${message}`);
		else reportFile(`cannot be loaded: ${target.getAttribute("src") ?? target.getAttribute("href")}`);
	};
	addEventListener("error", onError, true);
	addEventListener("unhandledrejection", ({ reason }) => report(`promise: ${reason}`));
	addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
		report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
	);
}

/** Starts the proxy. It adds one script to each page and changes nothing else. */
export async function startErrorProxy(target: string): Promise<ErrorProxy> {
	let errors: string[] = [];
	const forwardRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const { method, url = "/" } = incoming;
		// Uncompressed and never 304, to insert the script.
		const { "accept-encoding": _, "if-none-match": __, ...headers } = incoming.headers;
		const forwardedRequest = request(target + url, { method, headers }, async (answer) => {
			const { statusCode = 500, headers: answered } = answer;
			if (statusCode >= 400) errors.push(`${statusCode} ${method} ${url}`);
			const isPage = answered["content-type"]?.startsWith("text/html");
			if (isPage) delete answered["content-length"];
			outgoing.writeHead(statusCode, answered);
			if (isPage) outgoing.end((await text(answer)).replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`));
			else answer.pipe(outgoing);
		});
		forwardedRequest.on("error", () => outgoing.destroy());
		incoming.pipe(forwardedRequest);
	};
	const server = createServer(async (incoming, outgoing) => {
		if (incoming.url === proxy.cutPath) incoming.destroy();
		else if (incoming.url === SCRIPT_PATH) {
			outgoing.setHeader("content-type", "text/javascript");
			outgoing.end(`(${reportErrors})(${JSON.stringify(REPORT_PATH)})`);
		} else if (incoming.url === REPORT_PATH) {
			errors.push(await text(incoming));
			outgoing.end();
		} else forwardRequest(incoming, outgoing);
	});
	const proxy: ErrorProxy = {
		origin: `http://127.0.0.1:${await listenLocally(server)}`,
		takeErrors() {
			const taken = errors;
			errors = [];
			return taken;
		},
		cutPath: undefined,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	return proxy;
}
