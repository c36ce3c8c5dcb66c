import { describe, expect, it } from "vitest";
import { parseJson } from "./parseJson.ts";
import { Refusal } from "./refusal.ts";

const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const payload = { date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Playfleet contact form", params };

function refusalOf(body: string | Buffer): { status: number; field: string | null } {
	try {
		parseJson(Buffer.from(body));
	} catch (error) {
		if (error instanceof Refusal) return { status: error.status, field: error.field };
		throw error;
	}
	throw new Error("The body was taken.");
}

describe("parseJson", () => {
	it("reads the payload, its fields tidied", () => {
		const given = { ...payload, params: { ...params, name: " Ann ", message: "\r\nHello\r\nagain " } };
		expect(parseJson(Buffer.from(JSON.stringify(given)))).toEqual({
			date: payload.date,
			formName: payload.form_name,
			...params,
			message: "Hello\nagain",
		});
	});

	it("takes a date of another time zone", () => {
		const given = { ...payload, date: "2025-01-31T12:00:00+02:00" };
		expect(parseJson(Buffer.from(JSON.stringify(given))).date).toBe(given.date);
	});

	it.each<[string, object, string | null]>([
		["no date", { date: undefined }, "date"],
		["another date", { date: "yesterday" }, "date"],
		["another form", { form_id: 889 }, "form_id"],
		["a number as text", { form_id: "888" }, "form_id"],
		["no form's name", { form_name: "" }, "form_name"],
		["a null byte in it", { form_name: "a\0" }, "form_name"],
		["no params", { params: undefined }, "params"],
		["a list of params", { params: [params] }, "params"],
		["a missing field", { params: { ...params, email: undefined } }, "params.email"],
		["a number", { params: { ...params, message: 1e308 } }, "params.message"],
		["a nested field", { params: { ...params, message: { toString: "x" } } }, "params.message"],
		["an empty field", { params: { ...params, name: " \n " } }, "params.name"],
		["a long field", { params: { ...params, message: "m".repeat(5_001) } }, "params.message"],
		["half a character", { params: { ...params, message: "\ud800" } }, "params.message"],
		["a wrong address", { params: { ...params, email: "ann" } }, "params.email"],
		["one field too many", { website: "x" }, "website"],
		["one of params' too many", { params: { ...params, admin: true } }, "params.admin"],
		["JavaScript's own name", { constructor: { prototype: 1 } }, "constructor"],
	])("refuses %s, and names the field", (_, change, field) => {
		expect(refusalOf(JSON.stringify({ ...payload, ...change }))).toEqual({ status: 422, field });
	});

	it.each(["", "{", "null,", "{'a':1}", '{"a":1}}', "NaN", "\ufeff{}", '{"a":"\n"}', "[".repeat(16_000)])(
		"refuses what is no JSON with 400: %.20j",
		(body) => {
			expect(refusalOf(body)).toEqual({ status: 400, field: null });
		},
	);

	it.each(["null", "888", '"text"', "[]", `${"[".repeat(8_000)}${"]".repeat(8_000)}`])(
		"refuses what is no object: %.20s",
		(body) => {
			expect(refusalOf(body)).toEqual({ status: 422, field: null });
		},
	);

	it("refuses bytes that are no UTF-8", () => {
		expect(refusalOf(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toEqual({ status: 400, field: null });
	});

	it.each([
		['"date"', "date"],
		['"d\\u0061te"', "date"],
		['"__proto__"', "__proto__"],
	])("refuses a key that stands there twice, however it is written: %s", (key, field) => {
		const text = JSON.stringify(payload).replace("{", `{${key}:1,`);
		expect(refusalOf(text)).toEqual({ status: 422, field });
	});

	it("does not take text for keys", () => {
		const message = 'a "name": {"name": 1, "name": 2} \\" b';
		const text = JSON.stringify({ ...payload, params: { ...params, message } });
		expect(parseJson(Buffer.from(text)).message).toBe(message);
	});
});
