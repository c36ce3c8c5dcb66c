import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getSenderNetwork } from "./clientAddress.ts";

/** What one server accepts from strangers. */
export interface ConnectionLimits {
	/** Connections at once, and of one sender: an IPv4 address or an IPv6 /64. */
	readonly maxConnections: number;
	readonly maxPerSender: number;
	/** Milliseconds for which a client may take nothing of a response. */
	readonly writeTimeoutMs: number;
	/** Whether an address is one of our proxies, which speaks for many. */
	readonly isProxy: (address: string) => boolean;
}

/**
 * Requests of one connection that may wait for their responses, each with an open file. No browser sends a second one before it has the
 * first.
 */
const MAX_IN_FLIGHT = 8;
/** How many requests of each connection wait for their responses. */
const inFlight = new WeakMap<Socket, number>();

/** Why a connection was cut or rejected. */
type CutReason = "full" | "sender" | "pipelining" | "slow";

/**
 * Holds connections to limits that Node has no option for: connections of one sender, and requests under way on each connection.
 *
 * @param count called for each connection that was cut or rejected
 * @returns whether a request may be answered; if not, its connection has been cut
 */
export function limitConnections(
	server: Server,
	{ maxConnections, maxPerSender, writeTimeoutMs, isProxy }: ConnectionLimits,
	count: (reason: CutReason) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
	const senderConnections = new Map<string, number>();
	server.maxConnections = maxConnections;
	server.on("drop", () => {
		count("full");
		// Idle connections make room for the next.
		server.closeIdleConnections();
	});
	server.on("connection", (socket: Socket) => {
		const address = socket.remoteAddress ?? "";
		const senderNetwork = getSenderNetwork(address);
		const open = (senderConnections.get(senderNetwork) ?? 0) + 1;
		senderConnections.set(senderNetwork, open);
		socket.once("close", () => {
			const left = (senderConnections.get(senderNetwork) ?? 1) - 1;
			if (left > 0) senderConnections.set(senderNetwork, left);
			else senderConnections.delete(senderNetwork);
		});
		if (open > maxPerSender && !isProxy(address)) cut(socket, "sender");
	});

	function cut(socket: Socket, reason: CutReason): void {
		if (socket.destroyed) return;
		count(reason);
		socket.destroy();
	}

	return ({ socket }, response) => {
		const begun = (inFlight.get(socket) ?? 0) + 1;
		inFlight.set(socket, begun);
		if (begun > MAX_IN_FLIGHT) {
			cut(socket, "pipelining");
			return false;
		}
		response.setTimeout(writeTimeoutMs, () => {
			// Otherwise it is the server that is slow.
			if (socket.writableLength > 0) cut(socket, "slow");
		});
		response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
		return true;
	};
}

/**
 * A request that stops Node's parser once its connection has too many under way. The parser would make objects of the thousands of
 * requests that may be in a chunk already read, although the connection is cut: tests/resilience/attacks.test.ts measures 55 seconds and
 * 690 MB. Node has no public way to stop it, but it leaves the rest of a chunk alone if another protocol follows (`upgrade`).
 */
export class LimitedRequest extends IncomingMessage {
	declare private hasUpgradeHeader: boolean | null;

	get upgrade(): boolean | null {
		return this.hasUpgradeHeader || (inFlight.get(this.socket) ?? 0) > MAX_IN_FLIGHT;
	}

	set upgrade(value: boolean | null) {
		this.hasUpgradeHeader = value;
	}
}
