import { IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./clientAddress.ts";

/** What one server takes of strangers. Times in milliseconds. */
export interface ConnectionLimits {
	/** Connections at once, and of one sender: an IPv4 address or an IPv6 /64. */
	readonly most: number;
	readonly mostOfOne: number;
	/** How long a client may take nothing of what is sent to it; a long answer gets longer. */
	readonly writeTimeout: number;
	/** Whether an address is a proxy of ours, which speaks for many. */
	readonly isProxy: (address: string) => boolean;
}

export const usualLimits: ConnectionLimits = {
	most: 4_000,
	mostOfOne: 2_000,
	writeTimeout: 30_000,
	isProxy: () => false,
};

/** Requests of one connection that may wait for their answers: no browser sends a second one before it has the first. */
const mostInFlight = 16;
/** How many there are of each connection. */
const inFlight = new WeakMap<Socket, number>();
/** Bytes in a millisecond that a client must take in the long run. */
const slowest = 32;
const glance = 1_000;

/** Why a connection was cut or not taken. */
type Reason = "full" | "sender" | "pipelining" | "slow";

/**
 * Keeps connections within their limits: how many there are, how many one sender has, how much is under way on each, and
 * how long a client takes to read.
 *
 * @param count hears of each connection that was cut or not taken
 * @returns whether a request may be answered; its connection has been cut when not
 */
export function guardConnections(
	server: Server,
	limits: ConnectionLimits,
	count: (reason: Reason) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
	const sockets = new Map<Socket, { sent: number; since: number }>();
	const senders = new Map<string, number>();
	server.maxConnections = limits.most;
	server.on("drop", () => {
		count("full");
		// Whoever is only keeping a place makes room for the next.
		server.closeIdleConnections();
	});
	server.on("connection", (socket: Socket) => {
		const address = socket.remoteAddress ?? "";
		const sender = networkOf(address);
		const open = (senders.get(sender) ?? 0) + 1;
		senders.set(sender, open);
		sockets.set(socket, { sent: 0, since: performance.now() });
		socket.once("close", () => {
			sockets.delete(socket);
			const left = (senders.get(sender) ?? 1) - 1;
			if (left > 0) senders.set(sender, left);
			else senders.delete(sender);
		});
		if (open > limits.mostOfOne && !limits.isProxy(address)) cut(socket, "sender");
	});
	const timer = setInterval(() => {
		const now = performance.now();
		for (const [socket, seen] of sockets) {
			const pending = socket.writableLength;
			const sent = socket.bytesWritten - pending;
			if (pending === 0 || sent !== seen.sent) sockets.set(socket, { sent, since: now });
			else if (now - seen.since > limits.writeTimeout + pending / slowest) cut(socket, "slow");
		}
	}, glance).unref();
	server.on("close", () => clearInterval(timer));

	function cut(socket: Socket, reason: Reason): void {
		if (socket.destroyed) return;
		count(reason);
		socket.destroy();
	}

	return ({ socket }, response) => {
		const begun = (inFlight.get(socket) ?? 0) + 1;
		inFlight.set(socket, begun);
		if (begun > mostInFlight) {
			cut(socket, "pipelining");
			return false;
		}
		response.once("close", () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
		return true;
	};
}

/**
 * A request that stops Node's parser once its connection has too many under way. Thousands may lie in what has been read
 * already, and an object would be made of each, although the connection is cut. To say that another protocol follows is
 * what makes the parser leave the rest alone.
 */
export class CountedRequest extends IncomingMessage {
	declare private asked: boolean | null;

	get upgrade(): boolean | null {
		return this.asked || (inFlight.get(this.socket) ?? 0) > mostInFlight;
	}

	set upgrade(asked: boolean | null) {
		this.asked = asked;
	}
}
