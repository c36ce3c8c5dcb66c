import { describe, expect, it } from "vitest";
import { site } from "#site/site.ts";
import { formMessage, readFields } from "./parseForm.ts";

const read = (text: string) => readFields(Buffer.from(text));

describe("a form's body", () => {
	it("is decoded, a missing field being empty", () => {
		expect(read("name=Zo%C3%AB+O%27Hara&message=a%0D%0Ab&language=ru&reply_subject=x")).toEqual({
			name: "Zoë O'Hara",
			email: "",
			message: "a\r\nb",
			honeypot: "x",
			language: "ru",
		});
	});

	it("may have other fields, which nobody reads", () => {
		expect(read("name=Ann&__proto__=x&utm=1").name).toBe("Ann");
	});

	it.each([
		["name=a&name=b", "name"],
		["email=a&email=a", "email"],
	])("is refused when a field is there twice: %s", (text, field) => {
		expect(() => read(text)).toThrow(
			expect.objectContaining({ status: 422, code: "schema", field, message: "The field is given twice." }),
		);
	});

	it("is refused when its bytes are no text", () => {
		expect(() => readFields(Buffer.from([0x6e, 0x3d, 0xc3, 0x28]))).toThrow(expect.objectContaining({ status: 400 }));
	});

	it.each(["irina@почта.рф", "irina@xn--80a1acny.xn--p1ai", "irina@ПОЧТА.рф"])(
		"becomes the same message with its internationalized domain in letters: %s",
		(email) => {
			const message = formMessage({ ...read("name=Irina&message=Hello"), email }, new Date());
			const typed = formMessage({ ...read("name=Irina&message=Hello"), email: "irina@почта.рф" }, new Date());
			expect(message.email).toBe("irina@почта.рф");
			expect(message.key).toBe(typed.key);
		},
	);

	it("becomes a message of this moment", () => {
		const fields = read("name=+Ann+&email=ann%40example.com&message=Hello");
		expect(formMessage(fields, new Date("2025-01-31T12:00:00Z"))).toEqual({
			date: "2025-01-31T12:00:00.000Z",
			formName: `${site.name} contact form`,
			name: "Ann",
			email: "ann@example.com",
			message: "Hello",
			key: expect.stringMatching(/^form-/),
			language: "en",
			suspicion: null,
		});
		expect(() => formMessage({ ...fields, email: "" }, new Date())).toThrow(
			expect.objectContaining({ status: 422, code: "empty", field: "email" }),
		);
	});
});
