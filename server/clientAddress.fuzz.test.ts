import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getClientAddress, getSenderNetwork, maskAddress, parseProxy } from "./clientAddress.ts";

const ipv4Address = fc.ipV4();
const ipv6Address = fc.oneof(
	fc.ipV6(),
	fc.constantFrom("::", "::1", "::ffff:10.0.0.1", "::FFFF:0a00:0001", "fe80::1%eth0", "64:ff9b::1.2.3.4", "1::%25"),
);
const address = fc.oneof(ipv4Address, ipv6Address);
const text = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.constantFrom("unknown", "_hidden", "010.0.0.1", "1.2.3.4:80", "[::1]:80", "10.0.0.0/8", ",,,", "null", ""),
);

function request(remoteAddress: string | undefined, header: string): IncomingMessage {
	return { socket: { remoteAddress }, headers: { "x-forwarded-for": header } } as unknown as IncomingMessage;
}

describe("client addresses", () => {
	it("come from the socket unless a trusted proxy sent the header", () => {
		const proxy = parseProxy("x-forwarded-for@10.0.0.0/8,::1");
		fc.assert(
			fc.property(address, fc.array(fc.oneof(address, text), { maxLength: 6 }), (socket, hops) => {
				const socketAddress = getClientAddress(request(socket, ""), undefined);
				const found = getClientAddress(request(socket, hops.join(", ")), proxy);
				if (!proxy?.includes(socketAddress)) expect(found).toBe(socketAddress);
				else expect(isIP(found)).not.toBe(0);
			}),
			{
				examples: [
					["10.0.0.1", ["fe80::1%eth0"]],
					["::1", ["1::%25"]],
					["::ffff:10.0.0.1", ["unknown", ""]],
				],
			},
		);
	});

	it("belong to an IPv6 /64 and lose their last part in the log", () => {
		fc.assert(
			fc.property(fc.oneof(address, text), (given) => {
				const senderNetwork = getSenderNetwork(given);
				if (isIP(given) !== 6) expect(senderNetwork).toBe(given);
				else expect(senderNetwork).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64$/);
				const maskedPattern = isIP(given) === 4 ? /^(\d+\.){3}x$/ : /^([0-9a-f]{1,4}:){2}[0-9a-f]{1,4}::\/48$/;
				if (isIP(given) !== 0) expect(maskAddress(given)).toMatch(maskedPattern);
			}),
			{ examples: [["fe80::1%eth0"], ["::"], ["::ffff:1.2.3.4"], ["1::%25"]] },
		);
	});

	it("belong to the same network if their first halves are equal", () => {
		const word = fc.nat(0xffff).map((value) => value.toString(16));
		const halfAddress = fc.tuple(word, word, word, word).map((words) => words.join(":"));
		fc.assert(
			fc.property(halfAddress, halfAddress, halfAddress, (front, one, two) => {
				expect(getSenderNetwork(`${front}:${one}`)).toBe(getSenderNetwork(`${front}:${two}`));
			}),
			{ examples: [["0:0:0:0", "0:0:0:1", "1:0:0:0"]] },
		);
	});
});
