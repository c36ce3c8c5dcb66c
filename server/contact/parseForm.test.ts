import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { createFormMessage, emptyForm, parseForm } from "./parseForm.ts";

const parseText = (text: string) => parseForm(Buffer.from(text));

describe("parseForm", () => {
	it.each([
		["", {}],
		["name=Zo%C3%AB+O%27Hara&message=a%0D%0Ab", { name: "Zoë O'Hara", message: "a\r\nb" }],
		["language=ru&reply_subject=x", { language: "ru", honeypot: "x" }],
		["name&&=b&message==d%2B&email=%D0%9F%26", { message: "=d+", email: "П&" }],
		["name=Ann&__proto__=x&utm=1", { name: "Ann" }],
	])("decodes %s, with empty strings for missing fields", (text, fields) => {
		expect(parseText(text)).toEqual({ ...emptyForm, ...fields });
	});

	const malformedForms = ["a=%FF", "a=%C0%AF", "%ED%A0%80=a", "a=%", "a=%zz", "name=a&b=%F0", [0x6e, 0x3d, 0xc3, 0x28]];
	it.each(malformedForms)("rejects bytes and escapes that are not UTF-8 with 400: %j", (bytes) => {
		const body = typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes);
		expect(() => parseForm(body)).toThrow(expect.objectContaining({ status: 400, code: "malformed" }));
	});

	it.each([
		["name=a&name=b", "name"],
		["email=a&email=a", "email"],
	])("rejects a repeated field with 422: %s", (text, field) => {
		expect(() => parseText(text)).toThrow(
			expect.objectContaining({ status: 422, code: "schema", field, message: "The field is given twice." }),
		);
	});

	it("rejects more than 50 fields with 422", () => {
		expect(() => parseText("a=b&".repeat(51))).toThrow(expect.objectContaining({ status: 422 }));
		expect(parseText("a=b&".repeat(50))).toEqual(emptyForm);
	});
});

describe("createFormMessage", () => {
	const form = parseText("name=+Ann+&email=ann%40example.com&message=Hello");

	it("creates a message of the current time, with the text and the day as its key", () => {
		const headers = { referer: "https://site.example/about-us" };
		const message = createFormMessage(form, new Date("2025-01-31T12:00:00Z"), headers);
		expect(message).toEqual({
			date: "2025-01-31T12:00:00.000Z",
			formName: `${site.name} contact form`,
			name: "Ann",
			email: "ann@example.com",
			message: "Hello",
			key: expect.stringMatching(/^form-/),
			language: "en",
			page: "/about-us",
			suspicion: null,
		});
		expect(createFormMessage(form, new Date("2025-01-31T23:00:00Z")).key).toBe(message.key);
		expect(createFormMessage(form, new Date("2025-02-01T12:00:00Z")).key).not.toBe(message.key);
	});

	it("names an invalid field", () => {
		expect(() => createFormMessage({ ...form, email: "" }, new Date())).toThrow(
			expect.objectContaining({ status: 422, code: "empty", field: "email" }),
		);
	});

	it("creates the same message for all spellings of an internationalized domain", () => {
		const emailSpellings = ["irina@почта.рф", "irina@xn--80a1acny.xn--p1ai", "irina@ПОЧТА.рф"];
		const messages = emailSpellings.map((email) => createFormMessage({ ...form, email }, new Date(0)));
		expect(messages[0]?.email).toBe("irina@почта.рф");
		for (const message of messages) expect(message).toEqual(messages[0]);
	});
});
