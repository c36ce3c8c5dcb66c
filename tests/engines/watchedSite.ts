import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** The site behind a proxy that hears, in every engine alike, what goes wrong in its pages. */
export interface WatchedSite {
	readonly origin: string;
	/** Errors of the console and of scripts, policy violations, refused requests, since the last call. */
	takeProblems(): string[];
	/** While true, a request to this path ends without an answer. */
	cut: string | undefined;
	close(): void;
}

const place = "/watch.js";
const reports = "/watched";

/** Runs first in every page: classic WebDriver tells nothing of the console, and Firefox and Chromium differ in what they tell. */
function watch(to: string): void {
	let isLeaving = false;
	addEventListener("beforeunload", () => {
		isLeaving = true;
	});
	// What a navigation cancels has not failed.
	const report = (line: string) => isLeaving || navigator.sendBeacon(to, line);
	const root = document.documentElement;
	// A document that its own head leads elsewhere is left before it has a body, and WebKit fires no beforeunload then.
	// Such a document never boots; in any other, what failed on the way is told as soon as it has.
	const reportOnceBooted = (line: string) => {
		if (root.dataset.ready !== undefined) return report(line);
		const observer = new MutationObserver(() => {
			observer.disconnect();
			report(line);
		});
		observer.observe(root, { attributeFilter: ["data-ready"] });
	};
	const { error } = console;
	console.error = (...words) => {
		report(`console: ${words.map(String).join(" ")}`);
		error.apply(console, words);
	};
	addEventListener(
		"error",
		({ target, message }) => {
			const source =
				target instanceof Element ? (target.getAttribute("src") ?? target.getAttribute("href")) : undefined;
			if (source === undefined) report(`script: ${message}`);
			else reportOnceBooted(`cannot be loaded: ${source}`);
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }) => report(`promise: ${reason}`));
	addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
		report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
	);
}

/** Puts the watcher in front of a site. Its pages are as the server sends them, with one script more. */
export async function watchSite(target: string): Promise<WatchedSite> {
	let problems: string[] = [];
	const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const { method, url = "/" } = incoming;
		// Uncompressed and never "not modified": the page gets its script.
		const { "accept-encoding": _, "if-none-match": __, ...headers } = incoming.headers;
		const onward = request(target + url, { method, headers }, async (answer) => {
			const { statusCode = 500 } = answer;
			if (statusCode >= 400) problems.push(`${statusCode} ${method} ${url}`);
			if (!answer.headers["content-type"]?.startsWith("text/html")) {
				outgoing.writeHead(statusCode, answer.headers);
				answer.pipe(outgoing);
				return;
			}
			const page = (await text(answer)).replace("<head>", `<head><script src="${place}"></script>`);
			const { "content-length": ___, ...rest } = answer.headers;
			outgoing.writeHead(statusCode, rest).end(page);
		});
		onward.on("error", () => outgoing.destroy());
		incoming.pipe(onward);
	};
	const server = createServer(async (incoming, outgoing) => {
		if (incoming.url === reports) {
			problems.push(await text(incoming));
			outgoing.writeHead(204).end();
		} else if (incoming.url === place) {
			outgoing.writeHead(200, { "content-type": "text/javascript" }).end(`(${watch})(${JSON.stringify(reports)})`);
		} else if (incoming.url === site.cut) incoming.destroy();
		else pass(incoming, outgoing);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("No port is free.");
	const site: WatchedSite = {
		origin: `http://127.0.0.1:${address.port}`,
		takeProblems() {
			const taken = problems;
			problems = [];
			return taken;
		},
		cut: undefined,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	return site;
}
