import { describe, expect, test } from "vitest";
import { exampleClip } from "#tests/exampleClip.ts";
import { sendRequest } from "./sendRequest.ts";

for (const [codec, type] of [
	["av1", "video/webm"],
	["h264", "video/mp4"],
] as const) {
	describe(`a video clip as ${codec}`, () => {
		const file = () => exampleClip().files[codec];

		test(`is sent as ${type} without compression, cached for a year and with support for ranges`, async () => {
			const { status, headers, body } = await sendRequest(file(), { "accept-encoding": "br, gzip" });
			expect(status).toBe(200);
			expect(headers.get("content-type")).toBe(type);
			expect(headers.get("content-encoding")).toBeUndefined();
			expect(headers.get("cache-control")).toMatch(/max-age=31536000.*immutable/);
			expect(headers.get("accept-ranges")).toBe("bytes");
			expect(Number(headers.get("content-length"))).toBe(body.length);
		});

		test("is sent in ranges: the first two bytes that Safari requests, then the rest", async () => {
			const whole = (await sendRequest(file())).body;
			const first = await sendRequest(file(), { range: "bytes=0-1" });
			expect(first.status).toBe(206);
			expect(first.headers.get("content-range")).toBe(`bytes 0-1/${whole.length}`);
			const rest = await sendRequest(file(), { range: "bytes=2-" });
			expect(rest.status).toBe(206);
			expect(Buffer.concat([first.body, rest.body]).equals(whole)).toBe(true);
		});
	});
}

test("the policy of a page allows video clips of the site only", async () => {
	const policy = (await sendRequest("/")).headers.get("content-security-policy") ?? "";
	expect(/media-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
});
