import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { getClientAddress, getSenderNetwork, maskAddress, parseProxy } from "./clientAddress.ts";

const from = (remoteAddress: string, headers = {}) => ({ socket: { remoteAddress }, headers }) as IncomingMessage;
const proxy = parseProxy("X-Forwarded-For@10.0.0.0/8,::1");

it.each([
	"x-forwarded-for",
	"@10.0.0.1",
	"x-real-ip@",
	"x-real-ip@proxy.example",
	"x-real-ip@10.0.0.1/33",
	"x-real-ip@10.0.0.1/8/8",
	"x-real-ip@10.0.0.1,",
	"x real@10.0.0.1",
	"x-real-ip@10.0.0.1/x8",
	"x-real-ip@10.0.0.1/8x",
	"x-real-ip@10.0.0.1/",
	"x-real-ip@10.0.0.1/-1",
	"x-real-ip@::1/129",
])("rejects the invalid TRUSTED_PROXY %s", (text) => {
	expect(parseProxy(text)).toBeUndefined();
});

it.each([
	["x-real-ip@10.0.0.1", "10.0.0.1", "10.0.0.2"],
	["x-real-ip@10.0.0.1/32", "10.0.0.1", "10.0.0.2"],
	["x-real-ip@10.0.0.0/8, 192.168.0.0/16", "192.168.7.1", "192.169.0.1"],
	["x-real-ip@10.0.0.0/8 192.168.0.0/16 ", "192.168.7.1", "192.169.0.1"],
	["x-real-ip@2001:db8::/32", "2001:db8:1::1", "2001:db9::1"],
	["x-real-ip@::1/128", "::1", "::2"],
	["x-real-ip@10.0.0.1", "10.0.0.1", "nonsense"],
])("accepts only the addresses of the proxy: %s", (text, own, other) => {
	const { header, includes } = parseProxy(text) ?? {};
	expect(header).toBe("x-real-ip");
	expect([includes?.(own), includes?.(other)]).toEqual([true, false]);
});

describe("the address of a client", () => {
	it("is that of the socket without a trusted proxy, whatever headers contain", () => {
		const forgedHeaders = { "x-forwarded-for": "1.2.3.4", "x-real-ip": "1.2.3.4", forwarded: "for=1.2.3.4" };
		expect(getClientAddress(from("203.0.113.7", forgedHeaders))).toBe("203.0.113.7");
		expect(getClientAddress(from("::ffff:203.0.113.7", forgedHeaders), proxy)).toBe("203.0.113.7");
		expect(getClientAddress(from("::FFFF:203.100.113.77"))).toBe("203.100.113.77");
	});

	it.each([
		["1.2.3.4", "1.2.3.4"],
		["6.6.6.6, 1.2.3.4", "1.2.3.4"],
		["6.6.6.6, 1.2.3.4, 10.9.9.9", "1.2.3.4"],
		["2001:db8::5", "2001:db8::5"],
		["", "10.0.0.1"],
		["nonsense", "10.0.0.1"],
		["1.2.3.4, nonsense", "10.0.0.1"],
		["10.0.0.2, 10.0.0.3", "10.0.0.2"],
	])("is the last one that the trusted proxy did not add itself: %s", (header, address) => {
		expect(getClientAddress(from("10.0.0.1", { "x-forwarded-for": header }), proxy)).toBe(address);
	});

	it("is read only from the header of the trusted proxy", () => {
		expect(getClientAddress(from("10.0.0.1", { "x-real-ip": "1.2.3.4" }), proxy)).toBe("10.0.0.1");
	});
});

it.each([
	["203.0.113.7", "203.0.113.7", "203.0.113.x"],
	["203.0.113.77", "203.0.113.77", "203.0.113.x"],
	["2001:db8:1:abcd::9", "2001:db8:1:abcd::/64", "2001:db8:1::/48"],
	["2001::5:6:7:8:9", "2001:0:0:5::/64", "2001:0:0::/48"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
	["::1", "0:0:0:0::/64", "0:0:0::/48"],
	["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
	["", "", ""],
])("groups IPv6 addresses by /64 and truncates addresses in the log: %s", (address, network, masked) => {
	expect(getSenderNetwork(address)).toBe(network);
	expect(maskAddress(address)).toBe(masked);
});
