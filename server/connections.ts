import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getSenderNetwork } from "./clientAddress.ts";

export interface ConnectionLimits {
	/** A sender is an IPv4 address or an IPv6 /64. */
	readonly maxConnections: number;
	readonly maxPerSender: number;
	/** Milliseconds for which a client may read nothing of its response. */
	readonly writeTimeoutMs: number;
	/** Proxies are exempt from `maxPerSender`, because they connect for many clients. */
	readonly isProxy: (address: string) => boolean;
}

/** Pipelined requests per connection, each with an open file. Browsers never pipeline. */
const MAX_IN_FLIGHT = 8;
const inFlight = new WeakMap<Socket, number>();

type CutReason = "full" | "sender" | "pipelining" | "slow";

/**
 * Enforces limits that Node has no option for: connections per sender, and pipelined requests per connection.
 *
 * @returns whether a request may be answered; if not, its connection has been closed
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
			// With an empty buffer, the server is slow, not the client.
			if (socket.writableLength > 0) cut(socket, "slow");
		});
		response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
		return true;
	};
}

/**
 * Stops Node's HTTP parser once its connection has too many requests. Node has no public way to do this, but its parser
 * skips the rest of a chunk after `upgrade`. Otherwise it would parse thousands of requests of a closed connection:
 * tests/resilience/attacks.test.ts measures 55 seconds and 690 MB.
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
