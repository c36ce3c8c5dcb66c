import fc from "fast-check";
import { messageBody } from "./messages.ts";

/** Something that no form of the site's can have sent, and what may answer it. */
export interface HostileRequest {
	readonly headers: Record<string, string>;
	readonly body: string | Uint8Array<ArrayBuffer>;
}

const jsonHeaders = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const validBody = messageBody("hello");
const withChanges = (change: object) => JSON.stringify({ ...JSON.parse(validBody), ...change });
const params = JSON.parse(validBody).params;

/** Request bodies that are known to have crashed servers. */
export const hostileCorpus: readonly HostileRequest[] = [
	...[
		"",
		"{",
		"null",
		"[]",
		"888",
		'"text"',
		"NaN",
		"\ufeff{}",
		"[".repeat(16_000),
		`${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`,
		`${"[".repeat(8_000)}${"]".repeat(8_000)}`,
		validBody.replace("888", "8.88e2000"),
		validBody.replace("888", "9".repeat(10_000)),
		validBody.replace("888", "-0"),
		validBody.replace("888", '"888"'),
		validBody.replace("888", "888n"),
		validBody.replace("hello", "a\\u0000b"),
		validBody.replace("hello", "\\ud800"),
		validBody.replace("hello", "\\udc00\\ud800"),
		validBody.replace("hello", "a\u0000b"),
		validBody.replace('{"name"', '{"__proto__":{"admin":true},"name"'),
		validBody.replace('{"date"', '{"__proto__":{"admin":true},"date"'),
		validBody.replace('{"date"', '{"constructor":{"prototype":{}},"date"'),
		validBody.replace('{"date"', '{"form_id":888,"date"'),
		validBody.replace('{"name"', '{"name":"Eve","name"'),
		validBody.replace("hello", "m".repeat(5_001)),
		validBody.replace("hello", "m".repeat(17 * 1024)),
		validBody.replace("ann@example.com", "ann@example.com\\r\\nBcc: all@example.com"),
		validBody.replace("ann@example.com", `${"a@".repeat(127)}`),
		validBody.replace("Ann", " \\n\\t "),
		withChanges({ params: [params] }),
		withChanges({ params: { ...params, name: ["Ann"] } }),
		withChanges({ params: { ...params, toString: 1 } }),
		withChanges({ date: "2025-02-30T00:00:00Z" }),
		withChanges({ date: 1e21 }),
		withChanges({ date: "2025-01-31T12:00:00Z; DROP TABLE messages" }),
		withChanges({ $where: "sleep(1000)" }),
	].map((body) => ({ headers: jsonHeaders, body })),
	{ headers: jsonHeaders, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) },
	{ headers: jsonHeaders, body: new Uint8Array([0xc0, 0x80]) },
	...["", "name", "name=&email=&message=", "name=%00&email=a%40b&message=c", "name=a&name=b&email=a%40b&message=c"].map(
		(body) => ({ headers: form, body }),
	),
	{ headers: form, body: "a=b&".repeat(30_000) },
	{ headers: form, body: `name=${"%F0".repeat(1_000)}` },
	...["text/plain", "multipart/form-data; boundary=x", "application/json-patch+json", "application/jsonp", ""].map(
		(type) => ({ headers: { "content-type": type }, body: validBody }),
	),
	...["gzip", "br", "deflate, gzip"].map((coding) => ({
		headers: { ...jsonHeaders, "content-encoding": coding },
		body: validBody,
	})),
	...["", "a b", "k".repeat(201), "ключ".repeat(2), "a, b\t"].map((key) => ({
		headers: { ...jsonHeaders, "idempotency-key": Buffer.from(key).toString("latin1") },
		body: validBody,
	})),
	...["null", "https://evil.example", "http://127.0.0.1", "file://", "garbage"].map((origin) => ({
		headers: { ...jsonHeaders, origin },
		body: validBody,
	})),
	{ headers: { ...jsonHeaders, "sec-fetch-site": "cross-site" }, body: validBody },
];

const text = fc.oneof(
	fc.string({ maxLength: 200 }),
	fc.string({ unit: "binary", maxLength: 200 }),
	fc.constantFrom("__proto__", "constructor", "\0", "\ud800", "'; DROP TABLE messages; --", "<script>", "{{main}}"),
);

/** Any JSON at all; none is a message. */
const anyJson = fc.json({ maxDepth: 8 });

/** A good body with one thing wrong. */
const almostGood = fc.oneof(
	fc.tuple(fc.constantFrom("date", "form_id", "form_name", "params"), fc.jsonValue()).map(([name, value]) =>
		// What happens to be right is made wrong.
		withChanges({
			[name]: name === "form_name" ? [value] : value,
			...(name === "form_id" && value === 888 ? { x: 1 } : {}),
		}),
	),
	fc
		.tuple(fc.constantFrom("name", "email", "message"), fc.jsonValue())
		.map(([name, value]) => withChanges({ params: { ...params, [name]: [value] } })),
	fc.tuple(text, fc.jsonValue()).map(([name, value]) => withChanges({ [`x${name}`]: value })),
	fc.tuple(text, fc.jsonValue()).map(([name, value]) => withChanges({ params: { ...params, [`x${name}`]: value } })),
	text.map((value) => withChanges({ params: { ...params, email: `${value}@@` } })),
	fc.nat(validBody.length - 1).map((end) => validBody.slice(0, end)),
	fc
		.tuple(fc.nat(validBody.length - 1), fc.constantFrom("\0", "{", "}", "\u0001"))
		.map(([index, wrong]) => `${validBody.slice(0, index)}"${wrong}${validBody.slice(index)}`),
	fc.integer({ min: 16 * 1024, max: 40 * 1024 }).map((size) => validBody.replace("hello", "m".repeat(size))),
);

const bytes = fc.uint8Array({ minLength: 1, maxLength: 2_000 }).map((array) => Uint8Array.from([0x7b, ...array]));

const formBody = fc
	.array(fc.tuple(fc.constantFrom("name", "email", "message", "reply_subject", "language", "x"), text), {
		maxLength: 6,
	})
	.map((pairs) =>
		new URLSearchParams(pairs.map(([name, value]) => [name, name === "email" ? `@${value}` : value])).toString(),
	);

/** Requests of every kind of wrong. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ headers: fc.constant(jsonHeaders), body: anyJson }) },
	{ weight: 4, arbitrary: fc.record({ headers: fc.constant(jsonHeaders), body: almostGood }) },
	{ weight: 1, arbitrary: fc.record({ headers: fc.constant(jsonHeaders), body: bytes }) },
	{ weight: 2, arbitrary: fc.record({ headers: fc.constant(form), body: formBody }) },
	{ weight: 1, arbitrary: fc.constantFrom(...hostileCorpus) },
);
