import { describe, expect, it } from "vitest";
import { parseJson } from "./parseJson.ts";
import { Refusal } from "./refusal.ts";

const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const payload = { date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Contact form", params };

function thrownBy(body: string | Buffer): Refusal {
	try {
		parseJson(Buffer.from(body));
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
	throw new Error("The body was taken.");
}

function refusalOf(body: string | Buffer): { status: number; field: string | null } {
	const { status, field } = thrownBy(body);
	return { status, field };
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

	it.each([
		["irina@почта.рф", "irina@почта.рф"],
		["irina@xn--80a1acny.xn--p1ai", "irina@почта.рф"],
		["ирина@xn--80a1acny.xn--p1ai", "ирина@почта.рф"],
		["Ann@Example.com", "Ann@Example.com"],
	])("reads the address %s as %s", (email, stored) => {
		const given = { ...payload, params: { ...params, email } };
		expect(parseJson(Buffer.from(JSON.stringify(given))).email).toBe(stored);
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

	const changed = (change: object) => JSON.stringify({ ...payload, ...change });
	const withParam = (change: object) => changed({ params: { ...params, ...change } });
	const aDate = "Give an ISO timestamp such as 2025-01-31T12:00:00.000Z.";
	it.each([
		[changed({ date: "yesterday" }), "schema", aDate],
		[changed({ form_id: 889 }), "schema", "Give the number 888."],
		[changed({ form_name: 1 }), "schema", "Give a text."],
		[changed({ form_name: "" }), "schema", "Give a text."],
		[changed({ form_name: "f".repeat(101) }), "schema", "Give at most 100 characters."],
		[changed({ form_name: "a\0" }), "format", "Give readable text."],
		[changed({ form_name: "\ud800" }), "format", "Give readable text."],
		[changed({ website: "x" }), "schema", "There is no such field."],
		[withParam({ name: 1 }), "schema", "Give a text."],
		[withParam({ email: 1 }), "schema", "Give a text."],
		[withParam({ message: 1 }), "schema", "Give a text."],
		[withParam({ name: "" }), "empty", "This field is mandatory."],
		[withParam({ name: "n".repeat(101) }), "long", "Give at most 100 characters."],
		[withParam({ message: "a\0" }), "format", "Give readable text."],
		[withParam({ email: "ann" }), "format", "Give an email address such as name@example.com."],
		[changed({}).replace("{", '{"date":1,'), "schema", "The field is given twice."],
		["[]", "schema", "The body must be an object."],
		["{", "malformed", "The body is not JSON."],
		[Buffer.from([0xff]), "malformed", "The body is not UTF-8."],
	])("says what to mend in %.60s", (body, code, message) => {
		expect(thrownBy(body)).toMatchObject({ code, message });
	});

	it("takes the longest name of a form, and the longest date", () => {
		const date = `2025-01-31T12:00:00.${"0".repeat(19)}Z`;
		const form_name = "f".repeat(100);
		expect(parseJson(Buffer.from(changed({ date, form_name })))).toMatchObject({ date, formName: form_name });
		expect(refusalOf(changed({ date: date.replace("Z", "0Z") }))).toEqual({ status: 422, field: "date" });
	});

	it("does not take text for keys", () => {
		const message = 'a "name": {"name": 1, "name": 2} \\" b';
		const text = JSON.stringify({ ...payload, params: { ...params, message } });
		expect(parseJson(Buffer.from(text)).message).toBe(message);
	});
});
