import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** A proxy in front of the server: the header it writes clients' addresses into, and where it stands itself. */
export interface TrustedProxy {
	readonly header: string;
	readonly includes: (address: string) => boolean;
}

/**
 * Reads `TRUSTED_PROXY`: `<header>@<address or network>[,…]`, as in `x-forwarded-for@10.0.0.0/8,::1`.
 *
 * @returns undefined when it is none
 */
export function parseProxy(text: string): TrustedProxy | undefined {
	const [, header, list] = /^([a-z0-9-]+)@(.+)$/i.exec(text) ?? [];
	if (!header || !list) return undefined;
	const block = new BlockList();
	for (const entry of list.split(",")) {
		const [address = "", bits, ...rest] = entry.trim().split("/");
		const family = isIP(address) === 6 ? "ipv6" : "ipv4";
		const longest = family === "ipv6" ? 128 : 32;
		if (isIP(address) === 0 || rest.length > 0) return undefined;
		if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest)) return undefined;
		block.addSubnet(address, bits === undefined ? longest : Number(bits), family);
	}
	return {
		header: header.toLowerCase(),
		includes: (address) => isIP(address) !== 0 && block.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"),
	};
}

/**
 * Who sent a request: the socket's address, unless that is the trusted proxy's. Then it is the last address in the
 * proxy's header that is no proxy of ours; what stands before it anybody may have written.
 */
export function clientAddress(request: IncomingMessage, proxy?: TrustedProxy): string {
	const direct = plain(request.socket.remoteAddress ?? "");
	if (!proxy?.includes(direct)) return direct;
	const hops = String(request.headers[proxy.header] ?? "").split(",");
	let address = direct;
	while (proxy.includes(address)) {
		const hop = plain((hops.pop() ?? "").trim());
		if (isIP(hop) === 0) return address;
		address = hop;
	}
	return address;
}

/** IPv4 in IPv6's clothes is IPv4. */
function plain(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/**
 * The part of an address that stands for one sender, and all that a log may have of it: an IPv6 network of 64 bits,
 * which one household has to itself.
 */
export function networkOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail = ""] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1).split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === "" ? [] : tail.split(":");
	const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
	return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** An address as a log may have it: without its last part. */
export function maskAddress(address: string): string {
	return isIP(address) === 4 ? address.replace(/\d+$/, "x") : networkOf(address).replace(/:[^:]*::\/64$/, "::/48");
}
