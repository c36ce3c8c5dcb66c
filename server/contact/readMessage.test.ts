import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { examplePayload } from "./messages.testUtils.ts";
import { createBodyReader } from "./readBody.ts";
import { getBodyType, readJsonMessage } from "./readMessage.ts";

const createRequest = (headers: IncomingHttpHeaders, body: object = examplePayload) =>
	Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { headers }) as unknown as IncomingMessage;
const read = (headers: IncomingHttpHeaders, body?: object) =>
	readJsonMessage(createRequest(headers, body), createBodyReader(1_000_000));

describe("getBodyType", () => {
	it.each([
		["application/json", "json"],
		["Application/JSON ; charset=utf-8", "json"],
		["application/x-www-form-urlencoded;charset=UTF-8", "form"],
	])("recognizes %s", (type, bodyType) => {
		expect(getBodyType(createRequest({ "content-type": type }))).toBe(bodyType);
		expect(getBodyType(createRequest({ "content-type": type, "content-encoding": "identity" }))).toBe(bodyType);
	});

	const wrongType = {
		field: "Content-Type",
		message: "Send application/json or application/x-www-form-urlencoded.",
		headers: { accept: "application/json, application/x-www-form-urlencoded" },
	};
	const compressedError = {
		field: "Content-Encoding",
		message: "Send the body uncompressed.",
		headers: { "accept-encoding": "identity" },
	};
	it.each([
		[{}, wrongType],
		[{ "content-type": "" }, wrongType],
		[{ "content-type": "text/plain" }, wrongType],
		[{ "content-type": "multipart/form-data" }, wrongType],
		[{ "content-type": "xapplication/json" }, wrongType],
		[{ "content-type": "application/json", "content-encoding": "gzip" }, compressedError],
	])("rejects %j with 415 and the accepted values", (headers, error) => {
		expect(() => getBodyType(createRequest(headers))).toThrow(
			expect.objectContaining({ status: 415, code: "mediaType", ...error }),
		);
	});
});

describe("readJsonMessage", () => {
	it("returns the message with the sender's key", async () => {
		expect(await read({ "idempotency-key": "k" })).toEqual({
			date: examplePayload.date,
			formName: examplePayload.form_name,
			...examplePayload.params,
			key: "k",
			language: "en",
			page: null,
			suspicion: null,
		});
	});

	it("derives a missing key from the text and the date", async () => {
		const { params } = examplePayload;
		const others = [
			{ ...examplePayload, date: "2025-01-31T12:00:00.001Z" },
			{ ...examplePayload, form_name: "Another form" },
			...(["name", "email", "message"] as const).map((field) => ({
				...examplePayload,
				params: { ...params, [field]: `x${params[field]}` },
			})),
		];
		const keys = await Promise.all([examplePayload, ...others].map(async (body) => (await read({}, body)).key));
		expect(keys[0]).toMatch(/^body-[\w-]{43}$/);
		expect((await read({})).key).toBe(keys[0]);
		expect(new Set(keys).size).toBe(6);
	});

	it.each(["!", "~", "k".repeat(200)])("accepts the key %.10s", async (key) => {
		expect((await read({ "idempotency-key": key })).key).toBe(key);
	});

	it.each(["", "two words", "k\u007f", "ключ", "k".repeat(201)])("rejects the key %.10j with 400", async (key) => {
		await expect(read({ "idempotency-key": key })).rejects.toMatchObject({
			status: 400,
			code: "key",
			field: "Idempotency-Key",
			message: "Give 1 to 200 visible ASCII characters.",
		});
	});

	it.each([
		["https://site.example/ru/about-us", "ru", "/ru/about-us"],
		["https://site.example/about-us?lng=ru", "en", "/about-us"],
		["https://site.example/", "en", "/"],
		["https://other.example/", "en", null],
		["https://site.example/reviews", "en", null],
		["https://site.example/<@channel>", "en", null],
		[`https://site.example/${"x".repeat(200)}`, "en", null],
		["no address", "en", null],
	])("takes language and page from the Referer %.60s", async (referer, language, page) => {
		expect(await read({ referer, host: "site.example" })).toMatchObject({ language, page });
	});
});
