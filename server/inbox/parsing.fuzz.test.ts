import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldProblem } from "#site/messageLimits.ts";
import { createBudget } from "./budget.ts";
import { findDuplicateKey } from "./findDuplicateKey.ts";
import { formMessage, readFields } from "./parseForm.ts";
import { parseJson } from "./parseJson.ts";
import { receiveJson } from "./receive.ts";
import { Refusal } from "./refusal.ts";
import type { Submission } from "./submission.ts";

const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const good = { date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Contact form", params };
const goodText = JSON.stringify(good);

const text = fc.oneof(
	fc.string({ maxLength: 60 }),
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({ unit: "grapheme", maxLength: 60 }),
	fc.constantFrom("__proto__", "constructor", "toString", "\0", "\ud800", "\r\n", "\u2028", "\ufeff", "a@b", "\u202e"),
);

/** A good body with some bytes of it cut out, doubled or replaced. */
const damaged = fc
	.tuple(
		fc.nat(goodText.length),
		fc.nat(8),
		fc.oneof(text, fc.constantFrom("{", "}", "[", '"', "\\", ":", ",", "\\u0000")),
	)
	.map(([place, length, wrong]) => goodText.slice(0, place) + wrong + goodText.slice(place + length));
/** One field of any JSON type, or one too many. */
const altered = fc.tuple(
	fc.constantFrom("date", "form_id", "form_name", "params", "params.name", "params.email", "params.message", "x"),
	fc.oneof(text, fc.jsonValue({ maxDepth: 4 })),
);
const alteredBody = altered.map(([path, value]) => {
	const [outer = "", inner] = path.split(".");
	return JSON.stringify({ ...good, [outer]: inner ? { ...params, [inner]: value } : value });
});
const body = fc.oneof(
	damaged.map((json) => Buffer.from(json)),
	alteredBody.map((json) => Buffer.from(json)),
	fc.json({ maxDepth: 6 }).map((json) => Buffer.from(json)),
	fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

/** Either what comes out holds, or the refusal says so to the sender's program. */
function check(read: () => Submission): void {
	try {
		const { name, email, message } = read();
		for (const [field, value] of Object.entries({ name, email, message })) {
			expect(fieldProblem(field as keyof typeof params, value), field).toBeUndefined();
		}
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		expect([400, 422]).toContain(error.status);
		expect(error.message).toMatch(/^[A-Z].*\.$/);
		expect(() => JSON.stringify({ field: error.field, code: error.code })).not.toThrow();
	}
}

describe("any bytes as a body", () => {
	const bytes = (given: string) => [Buffer.from(given)] as [Buffer<ArrayBuffer>];

	it("are a message that holds, or refused: JSON", () => {
		fc.assert(
			fc.property(body, (given) => check(() => parseJson(given))),
			{
				examples: [
					bytes(""),
					bytes("\ufeff{}"),
					bytes("[".repeat(16_000)),
					bytes(`${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`),
					bytes(goodText.replace("Ann", "\\ud800")),
					bytes(goodText.replace("888", "8.88e2")),
					bytes(goodText.replace(/"params":.*/, '"params":[]}')),
					bytes(goodText.replace("2025-01-31T12:00:00.000Z", `2025-01-31T12:00:00.${"0".repeat(99)}Z`)),
					bytes(goodText.replace('{"name"', '{"__proto__":{"name":"x"},"name"')),
					bytes(`{"${"\\u0061".repeat(2_000)}":1}`),
					[Buffer.from([0xc0, 0x80])],
				],
			},
		);
	});

	it("are a message that holds, or refused: a form", () => {
		const field = fc.oneof(fc.constantFrom("name", "email", "message", "reply_subject", "language"), text);
		const pairs = fc.array(fc.tuple(field, text), { maxLength: 7 });
		const encoded = fc.oneof(
			pairs.map((given) => Buffer.from(new URLSearchParams(given).toString())),
			pairs.map((given) => Buffer.from(given.map((pair) => pair.join("=")).join("&"))),
			fc.uint8Array({ maxLength: 300 }).map((given) => Buffer.from(given)),
		);
		fc.assert(
			fc.property(encoded, (given) => check(() => formMessage(readFields(given), new Date(0)))),
			{
				examples: [
					bytes("name=%"),
					bytes("%ff=%ff"),
					bytes("name=a&name=b"),
					bytes("&&&=&="),
					bytes("language=../evil"),
				],
			},
		);
	});
});

describe("what a visitor may write", () => {
	const tidy = (most: number, unit: "grapheme" | "grapheme-ascii" = "grapheme") =>
		fc
			.string({ unit, minLength: 1, maxLength: most })
			.map((value) => value.trim())
			.filter((value) => value !== "" && value.length <= most && !/[\0\r\n]/.test(value));
	const written = fc.record({ name: tidy(60), email: fc.emailAddress({ size: "small" }), message: tidy(200) });

	it("arrives as it is, in JSON and in a form", () => {
		fc.assert(
			fc.property(written, (given) => {
				fc.pre(fieldProblem("email", given.email) === undefined);
				expect(parseJson(Buffer.from(JSON.stringify({ ...good, params: given })))).toMatchObject(given);
				const form = Buffer.from(new URLSearchParams(given).toString());
				expect(formMessage(readFields(form), new Date(0))).toMatchObject(given);
			}),
		);
	});
});

describe("a key of an object", () => {
	const json = fc.jsonValue({ maxDepth: 5 });

	it("is not taken for one that is there twice", () => {
		fc.assert(
			fc.property(json, fc.nat(4), (value, space) => {
				expect(findDuplicateKey(JSON.stringify(value, undefined, space))).toBeUndefined();
			}),
			{ examples: [[{ a: { a: "{" }, b: [{ a: '"a":' }] }, 1]] },
		);
	});

	it("that is there twice is found, however it is spelled", () => {
		const spelled = (key: string) =>
			`"${[...Array(key.length).keys()].map((at) => `\\u${key.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")}"`;
		fc.assert(
			fc.property(text, json, json, (key, one, two) => {
				const twice = `[{${JSON.stringify(key)}:${JSON.stringify(one)}, ${spelled(key)} : ${JSON.stringify(two)}}]`;
				expect(findDuplicateKey(twice)).toBe(key);
			}),
			{
				examples: [
					["", 1, 2],
					['"', "\\", '\\"'],
					["__proto__", {}, {}],
				],
			},
		);
	});
});

it("an idempotency key is taken as it is, or refused; nothing else of the headers breaks a message", async () => {
	const budget = createBudget(1e9);
	const key = fc.oneof(
		fc.string({ unit: "binary-ascii", maxLength: 205 }),
		text,
		fc.stringMatching(/^[!-~]{1,201}$/),
		fc.constant(undefined),
	);
	await fc.assert(
		fc.asyncProperty(key, text, text, async (given, referer, website) => {
			const headers = { "idempotency-key": given, referer, "x-website": website };
			const request = Object.assign(Readable.from([Buffer.from(goodText)]), { headers }) as unknown as IncomingMessage;
			const isKey = given === undefined || /^[!-~]{1,200}$/.test(given);
			const outcome = await receiveJson(request, budget).catch((error: unknown) => error);
			const stored = { message: "Hello", suspicion: website ? "honeypot" : null, ...(given && { key: given }) };
			expect(outcome).toMatchObject(isKey ? stored : { status: 400, code: "key" });
		}),
		{
			examples: [
				["k\n", "", ""],
				["", "//", ""],
				["k".repeat(201), "", ""],
				[undefined, "https://a/ru/%", "x"],
			],
		},
	);
});
