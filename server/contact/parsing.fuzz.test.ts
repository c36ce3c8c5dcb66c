import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fieldProblem } from "#config/messageLimits.ts";
import { formBody, hostileText, jsonBody } from "./bodies.testUtils.ts";
import { HttpError } from "./httpError.ts";
import { examplePayload } from "./messages.testUtils.ts";
import { createFormMessage, parseForm } from "./parseForm.ts";
import { parseJson } from "./parseJson.ts";
import { createBodyReader } from "./readBody.ts";
import { readJsonMessage } from "./readMessage.ts";

/** `tests/resilience/hostile.test.ts` sends such bodies to a running server. */
const { params } = examplePayload;
const exampleJson = JSON.stringify(examplePayload);
const toBuffer = (given: string) => Buffer.from(given);

it.each<[string, fc.Arbitrary<Buffer>, (body: Buffer) => typeof params]>([
	["JSON", jsonBody, parseJson],
	["a form", formBody, (body) => createFormMessage(parseForm(body), new Date(0))],
])("parses any bytes as %s into valid fields, or rejects them with a sentence", (_, body, parse) => {
	fc.assert(
		fc.property(body, (given) => {
			try {
				const { name, email, message } = parse(given);
				for (const [field, value] of Object.entries({ name, email, message })) {
					expect(fieldProblem(field as keyof typeof params, value), field).toBeUndefined();
				}
			} catch (error) {
				if (!(error instanceof HttpError)) throw error;
				expect([400, 422]).toContain(error.status);
				expect(error.message).toMatch(/^[A-Z].*\.$/);
			}
		}),
		{
			examples: [
				'{"a":'.repeat(3_000) + 1 + "}".repeat(3_000),
				`{"${"\\u0061".repeat(2_000)}":1}`,
				exampleJson.replace("888", "8.88e2"),
				exampleJson.replace('{"name"', '{"__proto__":{"name":"x"},"name"'),
				"name=%",
				"%ff=%ff",
				"&&&=&=",
			].map((example): [Buffer] => [toBuffer(example)]),
		},
	);
});

it("keeps valid text unchanged, in JSON and in a form", () => {
	const createText = (maxLength: number) =>
		fc
			.string({ unit: "grapheme", minLength: 1, maxLength })
			.map((value) => value.trim())
			.filter((value) => value !== "" && value.length <= maxLength && !/[\0\r\n]/.test(value));
	const email = fc.emailAddress({ size: "small" });
	const fields = fc.record({ name: createText(60), email, message: createText(200) });
	fc.assert(
		fc.property(fields, (given) => {
			fc.pre(fieldProblem("email", given.email) === undefined);
			expect(parseJson(toBuffer(JSON.stringify({ ...examplePayload, params: given })))).toMatchObject(given);
			const body = toBuffer(new URLSearchParams(given).toString());
			expect(createFormMessage(parseForm(body), new Date(0))).toMatchObject(given);
		}),
	);
});

it("rejects a repeated key, however it is spelled", () => {
	const toEscapes = (key: string) =>
		[...key].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	const keys = fc.constantFrom("date", "form_id", "form_name", "params", "name", "email", "message");
	fc.assert(
		fc.property(keys, fc.jsonValue({ maxDepth: 5 }), fc.boolean(), (key, value, isEscaped) => {
			const repeatedPair = `"${isEscaped ? toEscapes(key) : key}" : ${JSON.stringify(value)}, "${key}":`;
			const error = expect.objectContaining({ status: 422, message: "The field is given twice." });
			expect(() => parseJson(toBuffer(exampleJson.replace(`"${key}":`, () => repeatedPair)))).toThrow(error);
		}),
	);
});

it("accepts an idempotency key unchanged or rejects it, regardless of other headers", async () => {
	const readBody = createBodyReader(1e9);
	const keys = fc.oneof(hostileText, fc.stringMatching(/^[!-~]{1,201}$/), fc.constantFrom(undefined, "k\n", ""));
	await fc.assert(
		fc.asyncProperty(keys, hostileText, hostileText, async (key, referer, honeypot) => {
			const headers = { "idempotency-key": key, referer, "x-website": honeypot };
			const request = Object.assign(Readable.from([toBuffer(exampleJson)]), { headers }) as unknown as IncomingMessage;
			const isValid = key === undefined || /^[!-~]{1,200}$/.test(key);
			const result = await readJsonMessage(request, readBody).catch((error: unknown) => error);
			const message = { message: "Hello", suspicion: honeypot ? "honeypot" : null, ...(key && { key }) };
			expect(result).toMatchObject(isValid ? message : { status: 400, code: "key" });
		}),
	);
});
