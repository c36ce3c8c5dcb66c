import fc from "fast-check";
import { examplePayload } from "./messages.testUtils.ts";

export const hostileText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.constantFrom(
		"__proto__",
		"constructor",
		"\0",
		"\ud800",
		"\r\n",
		"\u2028",
		"\ufeff",
		"{",
		'"',
		"\\u0000",
		"{{main}}",
	),
);

const exampleJson = JSON.stringify(examplePayload);
/** A valid body with random replacements. */
const damagedJson = fc
	.tuple(fc.nat(exampleJson.length), fc.nat(8), hostileText)
	.map(([start, length, wrong]) => exampleJson.slice(0, start) + wrong + exampleJson.slice(start + length));
const largeJson = fc
	.integer({ min: 16_000, max: 40_000 })
	.map((size) => exampleJson.replace("Hello", "m".repeat(size)));
const bytes = fc.uint8Array({ maxLength: 300 });

const toBuffer = (given: string | Uint8Array) => Buffer.from(given as string);
const fieldNames = fc.constantFrom("name", "email", "message", "reply_subject", "language");

/** Bodies of `POST /reviews`, mostly invalid. */
export const jsonBody = fc.oneof(damagedJson, largeJson, fc.json({ maxDepth: 8 }), bytes).map(toBuffer);
export const formBody = fc
	.oneof(
		fc
			.array(fc.tuple(fc.oneof(fieldNames, hostileText), hostileText), { maxLength: 7 })
			.map((pairs) => new URLSearchParams(pairs).toString()),
		bytes,
	)
	.map(toBuffer);
