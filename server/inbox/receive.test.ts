import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";
import { encodingOf, receiveFields as readFields, receiveJson as readJson } from "./receive.ts";

const receiveJson = (sent: IncomingMessage) => readJson(sent, createBudget(1_000_000));
const receiveFields = (sent: IncomingMessage) => readFields(sent, createBudget(1_000_000));

const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const payload = { date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Contact form", params };

/** A request with a body. */
function request(headers: IncomingHttpHeaders, body = JSON.stringify(payload)): IncomingMessage {
	return Object.assign(Readable.from([Buffer.from(body)]), { headers }) as unknown as IncomingMessage;
}

describe("a body's encoding", () => {
	it.each([
		["application/json", "json"],
		["Application/JSON ; charset=utf-8", "json"],
		["application/x-www-form-urlencoded;charset=UTF-8", "form"],
	])("is known: %s", (type, encoding) => {
		expect(encodingOf(request({ "content-type": type }))).toBe(encoding);
		expect(encodingOf(request({ "content-type": type, "content-encoding": "identity" }))).toBe(encoding);
	});

	it.each([undefined, "", "text/plain", "multipart/form-data", "xapplication/json"])(
		"is refused with those that may be sent: %s",
		(type) => {
			expect(() => encodingOf(request({ "content-type": type }))).toThrow(
				expect.objectContaining({
					status: 415,
					code: "mediaType",
					field: "Content-Type",
					message: "Send application/json or application/x-www-form-urlencoded.",
					headers: { accept: "application/json, application/x-www-form-urlencoded" },
				}),
			);
		},
	);

	it("is refused when it is compressed: a small body may hide a large one", () => {
		expect(() => encodingOf(request({ "content-type": "application/json", "content-encoding": "gzip" }))).toThrow(
			expect.objectContaining({
				status: 415,
				code: "mediaType",
				field: "Content-Encoding",
				message: "Send the body uncompressed.",
				headers: { "accept-encoding": "identity" },
			}),
		);
	});
});

describe("a message as JSON", () => {
	it("has its sender's key, and no suspicion", async () => {
		expect(await receiveJson(request({ "idempotency-key": "k" }))).toEqual({
			date: payload.date,
			formName: payload.form_name,
			...params,
			key: "k",
			language: "en",
			suspicion: null,
		});
	});

	it("without a key has that of its text and time", async () => {
		const keyOf = async (body: object) => (await receiveJson(request({}, JSON.stringify(body)))).key;
		const others = [
			{ ...payload, date: "2025-01-31T12:00:00.001Z" },
			{ ...payload, form_name: "Another form" },
			...(["name", "email", "message"] as const).map((field) => ({
				...payload,
				params: { ...params, [field]: `x${params[field]}` },
			})),
		];
		const keys = await Promise.all([payload, ...others].map(keyOf));
		expect(keys[0]).toMatch(/^body-[\w-]{43}$/);
		expect(await keyOf(payload)).toBe(keys[0]);
		expect(new Set(keys).size).toBe(6);
	});

	it.each(["!", "~", "k".repeat(200)])("may have the key %.10s", async (key) => {
		expect((await receiveJson(request({ "idempotency-key": key }))).key).toBe(key);
	});

	it.each(["", "two words", "k\u007f", "ключ", "k".repeat(201)])("may not have the key %.10j", async (key) => {
		await expect(receiveJson(request({ "idempotency-key": key }))).rejects.toMatchObject({
			status: 400,
			code: "key",
			field: "Idempotency-Key",
			message: "Give 1 to 200 visible ASCII characters.",
		});
	});

	it.each([
		["https://site.example/ru/about-us", "ru"],
		["https://site.example/about-us?lng=ru", "en"],
		["no address", "en"],
		[undefined, "en"],
	])("is in the language of the page that it comes from: %s", async (referer, language) => {
		expect(await receiveJson(request({ referer }))).toMatchObject({ language });
	});

	it("with the field filled in that people do not see is a bot's", async () => {
		expect(await receiveJson(request({ "x-website": "x" }))).toMatchObject({ suspicion: "honeypot" });
	});

	it("may have 16 KiB", async () => {
		const padded = (size: number) => JSON.stringify(payload).padEnd(size);
		expect(await receiveJson(request({}, padded(16 * 1024)))).toMatchObject(params);
		await expect(receiveJson(request({}, padded(16 * 1024 + 1)))).rejects.toMatchObject({ status: 413 });
	});
});

it("a form may have 128 KiB", async () => {
	const form = (size: number) => request({}, "message=".padEnd(size, "m"));
	expect((await receiveFields(form(128 * 1024))).message).toMatch(/^m+$/);
	await expect(receiveFields(form(128 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
});
