import fc from "fast-check";
import { messageBody } from "./messages.ts";

/** Something that no form of the site's can have sent, and what may answer it. */
export interface HostileRequest {
	readonly headers: Record<string, string>;
	readonly body: string | Uint8Array<ArrayBuffer>;
}

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const good = messageBody("hello");
const without = (change: object) => JSON.stringify({ ...JSON.parse(good), ...change });
const params = JSON.parse(good).params;

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
		good.replace("888", "8.88e2000"),
		good.replace("888", "9".repeat(10_000)),
		good.replace("888", "-0"),
		good.replace("888", '"888"'),
		good.replace("888", "888n"),
		good.replace("hello", "a\\u0000b"),
		good.replace("hello", "\\ud800"),
		good.replace("hello", "\\udc00\\ud800"),
		good.replace("hello", "a\u0000b"),
		good.replace('{"name"', '{"__proto__":{"admin":true},"name"'),
		good.replace('{"date"', '{"__proto__":{"admin":true},"date"'),
		good.replace('{"date"', '{"constructor":{"prototype":{}},"date"'),
		good.replace('{"date"', '{"form_id":888,"date"'),
		good.replace('{"name"', '{"name":"Eve","name"'),
		good.replace("hello", "m".repeat(5_001)),
		good.replace("hello", "m".repeat(17 * 1024)),
		good.replace("ann@example.com", "ann@example.com\\r\\nBcc: all@example.com"),
		good.replace("ann@example.com", `${"a@".repeat(127)}`),
		good.replace("Ann", " \\n\\t "),
		without({ params: [params] }),
		without({ params: { ...params, name: ["Ann"] } }),
		without({ params: { ...params, toString: 1 } }),
		without({ date: "2025-02-30T00:00:00Z" }),
		without({ date: 1e21 }),
		without({ date: "2025-01-31T12:00:00Z; DROP TABLE messages" }),
		without({ $where: "sleep(1000)" }),
	].map((body) => ({ headers: json, body })),
	{ headers: json, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) },
	{ headers: json, body: new Uint8Array([0xc0, 0x80]) },
	...["", "name", "name=&email=&message=", "name=%00&email=a%40b&message=c", "name=a&name=b&email=a%40b&message=c"].map(
		(body) => ({ headers: form, body }),
	),
	{ headers: form, body: "a=b&".repeat(30_000) },
	{ headers: form, body: `name=${"%F0".repeat(1_000)}` },
	...["text/plain", "multipart/form-data; boundary=x", "application/json-patch+json", "application/jsonp", ""].map(
		(type) => ({ headers: { "content-type": type }, body: good }),
	),
	...["gzip", "br", "deflate, gzip"].map((coding) => ({
		headers: { ...json, "content-encoding": coding },
		body: good,
	})),
	...["", "a b", "k".repeat(201), "ключ".repeat(2), "a, b\t"].map((key) => ({
		headers: { ...json, "idempotency-key": Buffer.from(key).toString("latin1") },
		body: good,
	})),
	...["null", "https://evil.example", "http://127.0.0.1", "file://", "garbage"].map((origin) => ({
		headers: { ...json, origin },
		body: good,
	})),
	{ headers: { ...json, "sec-fetch-site": "cross-site" }, body: good },
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
		without({
			[name]: name === "form_name" ? [value] : value,
			...(name === "form_id" && value === 888 ? { x: 1 } : {}),
		}),
	),
	fc
		.tuple(fc.constantFrom("name", "email", "message"), fc.jsonValue())
		.map(([name, value]) => without({ params: { ...params, [name]: [value] } })),
	fc.tuple(text, fc.jsonValue()).map(([name, value]) => without({ [`x${name}`]: value })),
	fc.tuple(text, fc.jsonValue()).map(([name, value]) => without({ params: { ...params, [`x${name}`]: value } })),
	text.map((value) => without({ params: { ...params, email: `${value}@@` } })),
	fc.nat(good.length - 1).map((end) => good.slice(0, end)),
	fc
		.tuple(fc.nat(good.length - 1), fc.constantFrom("\0", "{", "}", "\u0001"))
		.map(([index, wrong]) => `${good.slice(0, index)}"${wrong}${good.slice(index)}`),
	fc.integer({ min: 16 * 1024, max: 40 * 1024 }).map((size) => good.replace("hello", "m".repeat(size))),
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
	{ weight: 3, arbitrary: fc.record({ headers: fc.constant(json), body: anyJson }) },
	{ weight: 4, arbitrary: fc.record({ headers: fc.constant(json), body: almostGood }) },
	{ weight: 1, arbitrary: fc.record({ headers: fc.constant(json), body: bytes }) },
	{ weight: 2, arbitrary: fc.record({ headers: fc.constant(form), body: formBody }) },
	{ weight: 1, arbitrary: fc.constantFrom(...hostileCorpus) },
);
