import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The site behind a proxy, which learns of errors in its pages in every engine: classic WebDriver has no console. */
export interface ErrorProxy {
	readonly origin: string;
	/** Errors of the console and of scripts, policy violations and refused requests since the last call. */
	takeErrors(): string[];
	/** Path whose requests end without an answer. */
	cutPath: string | undefined;
	close(): void;
}

const SCRIPT_PATH = "/report-errors.js";
const REPORT_PATH = "/reported-errors";

/** Runs first in every page. */
function reportErrors(path: string): void {
	let isLeaving = false;
	addEventListener("beforeunload", () => {
		isLeaving = true;
	});
	// What a navigation cancels has not failed.
	const report = (line: string) => isLeaving || navigator.sendBeacon(path, line);
	const { error } = console;
	console.error = (...args) => {
		report(`console: ${args.map(String).join(" ")}`);
		error.apply(console, args);
	};
	const reportFile = (line: string) => {
		// A document that its own head redirects never loads, and WebKit fires no beforeunload then.
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

/** Puts the proxy in front of a site. Its pages are as the server sends them, with one script more. */
export async function startErrorProxy(target: string): Promise<ErrorProxy> {
	let errors: string[] = [];
	const forwardRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const { method, url = "/" } = incoming;
		// Uncompressed and never "not modified", so that each page can get its script.
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
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const proxy: ErrorProxy = {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
