import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createBodyReader } from "./readBody.ts";

const ONE_MEBIBYTE = 1024 * 1024;

function createRequest(headers: Record<string, string> = {}) {
	const stream = new PassThrough({ highWaterMark: 4 * ONE_MEBIBYTE });
	return Object.assign(stream, { headers }) as unknown as PassThrough & IncomingMessage;
}
const tooLarge = expect.objectContaining({
	status: 413,
	code: "size",
	message: "The body is larger than 8 bytes.",
	headers: { connection: "close" },
});
const readBody = createBodyReader(1_000_000);

it.each([[""], ["1234", "5678"], [..."12345678"]])("joins the chunks %j", async (...chunks) => {
	const request = createRequest();
	const body = readBody(request, 8);
	for (const chunk of chunks) request.write(chunk);
	request.end();
	expect(String(await body)).toBe(chunks.join(""));
});

it("reads a body to its end before it rejects it, so that the sender gets the response", async () => {
	const request = createRequest({ "content-length": String(ONE_MEBIBYTE) });
	const body = readBody(request, 8);
	request.write(Buffer.alloc(ONE_MEBIBYTE));
	const pendingResult = new Promise((resolve) => setTimeout(resolve, 20, "pending"));
	expect(await Promise.race([body, pendingResult])).toBe("pending");
	request.end();
	await expect(body).rejects.toEqual(tooLarge);
});

it("rejects a body without an end after a mebibyte, and one that declares more at once", async () => {
	const endlessRequest = createRequest();
	const body = readBody(endlessRequest, 8);
	endlessRequest.write(Buffer.alloc(ONE_MEBIBYTE));
	endlessRequest.write("1");
	await expect(body).rejects.toEqual(tooLarge);
	const declaredRequest = createRequest({ "content-length": String(ONE_MEBIBYTE + 1) });
	await expect(readBody(declaredRequest, 8)).rejects.toEqual(tooLarge);
	expect(declaredRequest.listenerCount("data")).toBe(0);
});

it("rejects a body in thousands of chunks, because each takes time", async () => {
	const request = createRequest();
	const body = readBody(request, 100_000);
	for (let chunk = 0; chunk < 2_049; chunk += 1) request.write("x");
	await expect(body).rejects.toMatchObject({ status: 413, headers: { connection: "close" } });
});

it("rejects bodies with 503 while others take all the memory for them", async () => {
	const readFew = createBodyReader(20);
	const first = createRequest();
	const pendingBodies = [first, createRequest(), createRequest({ "content-length": "4" })].map((request) =>
		readFew(request, 8),
	);
	await expect(readFew(createRequest({ "content-length": "1" }), 8)).rejects.toMatchObject({
		status: 503,
		headers: { "retry-after": "10", connection: "close" },
	});
	first.end();
	await pendingBodies[0];
	const next = createRequest();
	const body = readFew(next, 8);
	next.end("12");
	expect(String(await body)).toBe("12");
});

it.each([
	[undefined, "The sender hung up."],
	[new Error("ECONNRESET"), "ECONNRESET"],
])("rejects if the connection ends with %s", async (error, message) => {
	const request = createRequest();
	const body = readBody(request, 8);
	request.destroy(error);
	await expect(body).rejects.toThrow(message);
});
