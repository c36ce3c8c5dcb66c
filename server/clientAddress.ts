import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

type TrustedProxy = NonNullable<ReturnType<typeof parseProxy>>;

/** Parses `TRUSTED_PROXY`: `<header>@<addresses>`, as in `x-forwarded-for@10.0.0.0/8,::1`. Undefined if invalid. */
export function parseProxy(text: string) {
	const [, header, list] = /^([a-z0-9-]+)@(.+)$/i.exec(text) ?? [];
	if (!header || !list) return undefined;
	const block = new BlockList();
	for (const entry of list.trim().split(/\s*,\s*|\s+/)) {
		const [address = "", bits, ...rest] = entry.split("/");
		const addressFamily = isIP(address) === 6 ? "ipv6" : "ipv4";
		const maxBits = addressFamily === "ipv6" ? 128 : 32;
		if (isIP(address) === 0 || rest.length > 0) return undefined;
		if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)) return undefined;
		block.addSubnet(address, bits === undefined ? maxBits : Number(bits), addressFamily);
	}
	return {
		header: header.toLowerCase(),
		includes: (address: string) => isIP(address) !== 0 && block.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"),
	};
}

/** The socket's address, or the last one in the proxy's header that is not a proxy's: earlier ones may be forged. */
export function getClientAddress(request: IncomingMessage, proxy?: TrustedProxy): string {
	const socketAddress = unwrapIpv4(request.socket.remoteAddress ?? "");
	if (!proxy?.includes(socketAddress)) return socketAddress;
	const forwardedAddresses = String(request.headers[proxy.header] ?? "").split(",");
	let address = socketAddress;
	while (proxy.includes(address)) {
		const lastAddress = unwrapIpv4((forwardedAddresses.pop() ?? "").trim());
		if (isIP(lastAddress) === 0) return address;
		address = lastAddress;
	}
	return address;
}

function unwrapIpv4(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** The IPv4 address, or the /64 network of an IPv6 address, which belongs to one household. */
export function getSenderNetwork(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail = ""] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1).split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === "" ? [] : tail.split(":");
	const zeroGroups = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
	return `${[...left, ...zeroGroups, ...right].slice(0, 4).join(":")}::/64`;
}

/** Truncates an address for the log. */
export function maskAddress(address: string): string {
	return isIP(address) === 4
		? address.replace(/\d+$/, "x")
		: getSenderNetwork(address).replace(/:[^:]*::\/64$/, "::/48");
}
