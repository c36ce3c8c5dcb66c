import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, maskAddress, networkOf, parseProxy } from "#server/clientAddress.ts";
import { checkOrigin, corsHeaders } from "./origins.ts";
import { Refusal } from "./refusal.ts";

const v4 = fc.ipV4();
const v6 = fc.oneof(
	fc.ipV6(),
	fc.constantFrom("::", "::1", "::ffff:10.0.0.1", "::FFFF:0a00:0001", "fe80::1%eth0", "64:ff9b::1.2.3.4", "1::%25"),
);
const address = fc.oneof(v4, v6);
const text = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.constantFrom("unknown", "_hidden", "010.0.0.1", "1.2.3.4:80", "[::1]:80", "10.0.0.0/8", ",,,", "null", ""),
);

function request(remoteAddress: string | undefined, header: string): IncomingMessage {
	return { socket: { remoteAddress }, headers: { "x-forwarded-for": header } } as unknown as IncomingMessage;
}

describe("the address of a sender", () => {
	it("is the socket's, whatever the header says, unless a trusted proxy wrote it", () => {
		const proxy = parseProxy("x-forwarded-for@10.0.0.0/8,::1");
		fc.assert(
			fc.property(address, fc.array(fc.oneof(address, text), { maxLength: 6 }), (socket, hops) => {
				const direct = clientAddress(request(socket, ""), undefined);
				const found = clientAddress(request(socket, hops.join(", ")), proxy);
				if (!proxy?.includes(direct)) expect(found).toBe(direct);
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

	it("stands for one network, and a log never has all of it", () => {
		fc.assert(
			fc.property(fc.oneof(address, text), (given) => {
				const network = networkOf(given);
				if (isIP(given) !== 6) expect(network).toBe(given);
				else expect(network).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64$/);
				const masked = isIP(given) === 4 ? /^(\d+\.){3}x$/ : /^([0-9a-f]{1,4}:){2}[0-9a-f]{1,4}::\/48$/;
				if (isIP(given) !== 0) expect(maskAddress(given)).toMatch(masked);
			}),
			{ examples: [["fe80::1%eth0"], ["::"], ["::ffff:1.2.3.4"], ["1::%25"]] },
		);
	});

	it("is the same network's for every address in it", () => {
		const word = fc.nat(0xffff).map((value) => value.toString(16));
		const half = fc.tuple(word, word, word, word).map((words) => words.join(":"));
		fc.assert(
			fc.property(half, half, half, (front, one, two) => {
				expect(networkOf(`${front}:${one}`)).toBe(networkOf(`${front}:${two}`));
			}),
			{ examples: [["0:0:0:0", "0:0:0:1", "1:0:0:0"]] },
		);
	});

	it("of a proxy is read from any text, or the text is no proxy's", () => {
		const entry = fc.oneof(
			address,
			text,
			fc.tuple(address, fc.integer({ min: -1, max: 200 })).map((net) => net.join("/")),
		);
		fc.assert(
			fc.property(
				fc.constantFrom("x-real-ip@", "@", "X-A@", "x y@", ""),
				fc.array(entry, { maxLength: 4 }),
				(head, list) => {
					const proxy = parseProxy(head + list.join(","));
					if (proxy) expect(typeof proxy.includes(list[0] ?? "")).toBe("boolean");
				},
			),
			{
				examples: [
					["x-real-ip@", ["fe80::1%eth0"]],
					["x-real-ip@", ["::1/129"]],
					["x-real-ip@", ["1.2.3.4/"]],
				],
			},
		);
	});
});

describe("an origin", () => {
	const host = fc.oneof(
		fc.domain(),
		fc.constantFrom("www.example", "WWW.example", "www.example:8080", "", "a@www.example"),
	);
	const origin = fc.oneof(
		fc.tuple(fc.constantFrom("https://", "http://", "ftp://", "//", ""), host).map((parts) => parts.join("")),
		text,
		fc.constantFrom("null", "https://www.example.evil.test", "https://www.example/", "https://evil.test#www.example"),
		fc.constant(undefined),
	);
	const fetchSite = fc.oneof(fc.constantFrom("same-origin", "same-site", "cross-site", "none", undefined), text);

	it("of another site is refused, and hears nothing, whatever it looks like", () => {
		fc.assert(
			fc.property(origin, host, fetchSite, (given, own, site) => {
				const headers = { ...(given !== undefined && { origin: given }), host: own, "sec-fetch-site": site };
				const allowed = ["https://partner.example"];
				let isTaken = true;
				try {
					checkOrigin(headers as Record<string, string>, allowed);
				} catch (error) {
					if (!(error instanceof Refusal)) throw error;
					isTaken = false;
				}
				const isOwn =
					given?.toLowerCase() === `https://${own}`.toLowerCase() ||
					given?.toLowerCase() === `http://${own}`.toLowerCase();
				const isOther = given !== undefined && given !== "null" && !isOwn && given !== allowed[0];
				// A browser says same-origin of the site's own pages alone, whatever a proxy has made of the host.
				if (isOther && site !== "same-origin") expect(isTaken).toBe(false);
				if (site === "cross-site" && given !== allowed[0]) expect(isTaken).toBe(false);
				const told = corsHeaders(headers as Record<string, string>, allowed)["access-control-allow-origin"];
				expect(told).toBe(given === allowed[0] ? given : undefined);
			}),
			{
				examples: [
					["https://www.example.evil.test", "www.example", undefined],
					["http://a@www.example", "www.example", undefined],
					["null", "www.example", "cross-site"],
					["https://", "", undefined],
				],
			},
		);
	});
});
