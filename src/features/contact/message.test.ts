import { beforeEach, describe, expect, it, vi } from "vitest";
import { fieldProblem } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import { cleanText, composeMessage, isMessage, newKey } from "./message.ts";

const values = { name: " Anna ", email: "anna@example.com", message: "One\r\nTwo\n" };

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2025-06-01T10:00:00.500Z") });
});

describe("a message for marketing", () => {
	it("has only the fields of the marketing payload, with normalized text", () => {
		expect(composeMessage(values, "").payload).toEqual({
			date: "2025-06-01T10:00:00.500Z",
			form_id: 888,
			form_name: `${site.name} contact form`,
			params: { name: "Anna", email: "anna@example.com", message: "One\nTwo" },
		});
	});

	it("has a unique key of random bytes except for the version and variant bits, a UUID of version 4", () => {
		const keys = Array.from({ length: 50 }, newKey);
		expect(new Set(keys).size).toBe(50);
		const filled = (byte: number) =>
			vi.spyOn(crypto, "getRandomValues").mockImplementationOnce((bytes) => (bytes as Uint8Array).fill(byte) as never);
		filled(0xff);
		expect(newKey()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
		filled(0);
		expect(newKey()).toBe("00000000-0000-4000-8000-000000000000");
	});

	it("is recognized after storage, and other values are not", () => {
		const message = composeMessage(values, "x");
		expect(isMessage(JSON.parse(JSON.stringify(message)))).toBe(true);
		const { payload } = message;
		const others = [
			...[null, 1, "", [], {}],
			{ ...message, key: 1 },
			{ ...message, website: 1 },
			{ ...message, payload: {} },
			{ ...message, payload: null },
			{ ...message, payload: { ...payload, date: 1 } },
			{ ...message, payload: { ...payload, params: "text" } },
			{ ...message, payload: { ...payload, params: { ...payload.params, name: 1 } } },
			{ ...message, payload: { ...payload, params: { ...payload.params, email: undefined } } },
		];
		for (const other of others) {
			expect(isMessage(other), JSON.stringify(other)).toBe(false);
		}
	});
});

it("removes lone surrogates and null bytes, which the server rejects", () => {
	const cut = "Thanks 😀".slice(0, -1);
	expect(fieldProblem("message", cut)).toBe("format");
	expect(fieldProblem("message", cleanText(cut))).toBeUndefined();
	expect(cleanText("a\0b")).toBe("ab");
});
