import { expect, it } from "vitest";
import { examplePayload } from "./messages.testUtils.ts";
import { parseJson } from "./parseJson.ts";

const { params } = examplePayload;
const parseValue = (value: unknown) => parseJson(Buffer.from(JSON.stringify(value)));
const change = (changes: object) => JSON.stringify({ ...examplePayload, ...changes });
const changeParams = (changes: object) => change({ params: { ...params, ...changes } });
const repeatKey = (key: string) => JSON.stringify(examplePayload).replace("{", `{${key}:1,`);

it("returns the fields with normalized white space and line breaks", () => {
	const given = { ...examplePayload, params: { ...params, name: " Ann ", message: "\r\nHello\r\nagain " } };
	expect(parseValue(given)).toEqual({
		date: examplePayload.date,
		formName: examplePayload.form_name,
		...params,
		message: "Hello\nagain",
	});
});

it.each([
	["irina@почта.рф", "irina@почта.рф"],
	["irina@xn--80a1acny.xn--p1ai", "irina@почта.рф"],
	["ирина@xn--80a1acny.xn--p1ai", "ирина@почта.рф"],
	["Ann@Example.com", "Ann@Example.com"],
])("converts internationalized domains to Unicode: %s", (email, stored) => {
	expect(parseValue({ ...examplePayload, params: { ...params, email } }).email).toBe(stored);
});

it("accepts the longest name of a form, the longest date and other time zones", () => {
	const formName = "f".repeat(100);
	for (const date of [`2025-01-31T12:00:00.${"0".repeat(19)}Z`, "2025-01-31T12:00:00+02:00"]) {
		expect(parseValue({ ...examplePayload, date, form_name: formName })).toMatchObject({ date, formName });
	}
});

it("does not mistake text for keys", () => {
	const message = 'a "name": {"name": 1, "name": 2} \\" b';
	expect(parseValue({ ...examplePayload, params: { ...params, message } }).message).toBe(message);
});

const notIso = "Give an ISO timestamp such as 2025-01-31T12:00:00.000Z.";
const notText = "Give a text.";
const notReadable = "Give readable text.";
const unknown = "There is no such field.";
const repeatedField = "The field is given twice.";
const notEmail = "Give an email address such as name@example.com.";
type InvalidBody = [body: string, field: string | null, code: string, message: string];
it.each<InvalidBody>([
	[change({ date: undefined }), "date", "schema", notIso],
	[change({ date: "yesterday" }), "date", "schema", notIso],
	[change({ date: "2025-02-30T00:00:00Z" }), "date", "schema", notIso],
	[change({ date: "2025-01-31T12:00:00Z; DROP TABLE messages" }), "date", "schema", notIso],
	[change({ date: 1e21 }), "date", "schema", notIso],
	[change({ date: `2025-01-31T12:00:00.${"0".repeat(20)}Z` }), "date", "schema", "Give at most 40 characters."],
	[change({ form_id: 889 }), "form_id", "schema", "Give the number 888."],
	[change({ form_id: "888" }), "form_id", "schema", "Give the number 888."],
	[change({}).replace("888", "8.88e2000"), "form_id", "schema", "Give the number 888."],
	[change({ form_name: 1 }), "form_name", "schema", notText],
	[change({ form_name: "" }), "form_name", "schema", notText],
	[change({ form_name: "f".repeat(101) }), "form_name", "schema", "Give at most 100 characters."],
	[change({ form_name: "a\0" }), "form_name", "format", notReadable],
	[change({ form_name: "\ud800" }), "form_name", "format", notReadable],
	[change({ params: undefined }), "params", "schema", "Give an object."],
	[change({ params: [params] }), "params", "schema", "Give an object."],
	[changeParams({ name: ["Ann"] }), "params.name", "schema", notText],
	[changeParams({ email: undefined }), "params.email", "schema", notText],
	[changeParams({ message: 1e308 }), "params.message", "schema", notText],
	[changeParams({ message: { toString: "x" } }), "params.message", "schema", notText],
	[changeParams({ name: " \n " }), "params.name", "empty", "This field is mandatory."],
	[changeParams({ name: "n".repeat(101) }), "params.name", "long", "Give at most 100 characters."],
	[changeParams({ message: "m".repeat(5_001) }), "params.message", "long", "Give at most 5000 characters."],
	[changeParams({ message: "a\0" }), "params.message", "format", notReadable],
	[changeParams({ message: "\udc00\ud800" }), "params.message", "format", notReadable],
	...["ann", "a@".repeat(127), "ann@example.com\r\nBcc: all@example.com"].map(
		(email): InvalidBody => [changeParams({ email }), "params.email", "format", notEmail],
	),
	[change({ website: "x" }), "website", "schema", unknown],
	[change({ $where: "sleep(1000)" }), "$where", "schema", unknown],
	[changeParams({ toString: 1 }), "params.toString", "schema", unknown],
	[change({ constructor: { prototype: 1 } }), "constructor", "schema", unknown],
	[repeatKey('"__proto__"'), "__proto__", "schema", unknown],
	[repeatKey('"date"'), "date", "schema", repeatedField],
	[repeatKey('"d\\u0061te"'), "date", "schema", repeatedField],
	[repeatKey('"params"'), "params", "schema", repeatedField],
	[JSON.stringify(examplePayload).replace('"name":', '"name" :1, "name"\n:'), "name", "schema", repeatedField],
	...["null", "888", '"text"', "[]", `${"[".repeat(8_000)}${"]".repeat(8_000)}`].map(
		(body): InvalidBody => [body, null, "schema", "The body must be an object."],
	),
])("rejects %.80s with 422, and names the field and the fix", (body, field, code, message) => {
	expect(() => parseJson(Buffer.from(body))).toThrow(expect.objectContaining({ status: 422, field, code, message }));
});

it.each(["", "{", "null,", "{'a':1}", '{"a":1}}', "NaN", "\ufeff{}", '{"a":"\n"}', "[".repeat(16_000)])(
	"rejects what is not JSON with 400: %.20j",
	(body) => {
		const error = { status: 400, field: null, code: "malformed", message: "The body is not JSON." };
		expect(() => parseJson(Buffer.from(body))).toThrow(expect.objectContaining(error));
	},
);

it("rejects bytes that are not UTF-8 with 400", () => {
	const error = { status: 400, code: "malformed", message: "The body is not UTF-8." };
	expect(() => parseJson(Buffer.from([0x7b, 0x22, 0xff]))).toThrow(expect.objectContaining(error));
});
