import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";
import { readBody } from "./readBody.ts";

const mebibyte = 1024 * 1024;

/** A request that the test writes. */
function request(headers: Record<string, string> = {}) {
	const stream = new PassThrough({ highWaterMark: 4 * mebibyte });
	return Object.assign(stream, { headers }) as unknown as PassThrough & IncomingMessage;
}
const tooLarge = expect.objectContaining({
	status: 413,
	code: "size",
	message: "The body is larger than 8 bytes.",
	headers: { connection: "close" },
});

describe("a body", () => {
	it("is read to its end, in one piece", async () => {
		const sent = request();
		const body = readBody(sent, 8, createBudget(1_000));
		sent.write("1234");
		sent.end("5678");
		expect(String(await body)).toBe("12345678");
	});

	it("may be empty", async () => {
		const sent = request();
		const body = readBody(sent, 8, createBudget(1_000));
		sent.end();
		expect(await body).toHaveLength(0);
	});

	it("that is a byte too large is read to its end, so that the sender hears of it", async () => {
		const sent = request();
		const body = readBody(sent, 8, createBudget(1_000));
		sent.write("123456789");
		await expect(Promise.race([body, new Promise((resolve) => setTimeout(resolve, 20, "reading on"))])).resolves.toBe(
			"reading on",
		);
		sent.end();
		await expect(body).rejects.toEqual(tooLarge);
	});

	it("that has no end is refused after a mebibyte", async () => {
		const sent = request();
		const body = readBody(sent, 8, createBudget(1_000));
		sent.write(Buffer.alloc(mebibyte));
		sent.write("1");
		await expect(body).rejects.toEqual(tooLarge);
	});

	it("of a mebibyte is read before it is refused, one that says it is larger is not", async () => {
		const sent = request({ "content-length": String(mebibyte) });
		const body = readBody(sent, 8, createBudget(1_000));
		sent.end(Buffer.alloc(mebibyte));
		await expect(body).rejects.toEqual(tooLarge);
		const larger = request({ "content-length": String(mebibyte + 1) });
		await expect(readBody(larger, 8, createBudget(1_000))).rejects.toEqual(tooLarge);
		expect(larger.listenerCount("data")).toBe(0);
	});

	it("in many parts is put together", async () => {
		const sent = request();
		const body = readBody(sent, 8, createBudget(8));
		for (const part of "12345678") sent.write(part);
		sent.end();
		expect(String(await body)).toBe("12345678");
	});

	it("in thousands of parts is refused: each of them costs time", async () => {
		const sent = request();
		const body = readBody(sent, 100_000, createBudget(100_000));
		for (let part = 0; part < 2_049; part += 1) sent.write("x");
		await expect(body).rejects.toMatchObject({ status: 413, headers: { connection: "close" } });
	});

	it("is refused while others take all the room there is for bodies, and taken once they are through", async () => {
		const budget = createBudget(20);
		const first = request();
		const declared = request({ "content-length": "4" });
		const reading = [readBody(first, 8, budget), readBody(request(), 8, budget), readBody(declared, 8, budget)];
		await expect(readBody(request({ "content-length": "1" }), 8, budget)).rejects.toMatchObject({
			status: 503,
			headers: { "retry-after": "10", connection: "close" },
		});
		first.end();
		await reading[0];
		const next = request();
		const body = readBody(next, 8, budget);
		next.end("12");
		expect(String(await body)).toBe("12");
	});

	it("fails when the sender hangs up, or the connection breaks", async () => {
		const left = request();
		const body = readBody(left, 8, createBudget(1_000));
		left.destroy();
		await expect(body).rejects.toThrow("The sender hung up.");
		const broken = request();
		const other = readBody(broken, 8, createBudget(1_000));
		broken.destroy(new Error("ECONNRESET"));
		await expect(other).rejects.toThrow("ECONNRESET");
	});
});
