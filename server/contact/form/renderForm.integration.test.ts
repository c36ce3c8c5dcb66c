import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formErrorSlots } from "#config/formErrorSlots.ts";
import { languageCodes } from "#config/languages.ts";
import { describeProblem, formMessages } from "#content/formMessages.ts";
import { HttpError } from "#server/contact/httpError.ts";
import { loadFormPages } from "./renderForm.ts";

const form = { name: "A", email: "{{title}}", message: "$& {{main}}", honeypot: "", language: "ru" };
const error = new HttpError(422, "format", "…", { field: "email", headers: { "retry-after": "7" } });

let build: string;
beforeEach(() => {
	build = mkdtempSync(path.join(tmpdir(), "forms-"));
});
afterEach(() => rmSync(build, { recursive: true }));
const write = (name: string, text: string) => {
	mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
	writeFileSync(path.join(build, name), text);
};

describe("the page for a rejected form", () => {
	it("has the site's frame in the visitor's language around the form", async () => {
		const { title, main } = formErrorSlots;
		write("client/ru/form-error.html", `<title>${title}</title><body lang="ru">${main}`);
		const response = loadFormPages(build)("ru", form, error);
		expect(response.status).toBe(422);
		expect(response.headers.get("retry-after")).toBe("7");
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
		const html = await response.text();
		expect(html).toMatch(/^<title>Ещё не отправлено<\/title><body lang="ru"><section/);
		expect(html).toContain('value="{{title}}"');
		expect(html).toContain("$&amp; {{main}}</textarea>");
	});

	it("is bare and noindex without a build", async () => {
		const response = loadFormPages(build)("en", form, error);
		const html = await response.text();
		expect(html).toMatch(/^<!DOCTYPE html><title>Not sent yet<\/title><meta name="robots" content="noindex"><section/);
	});
});

it.each(languageCodes)("the texts in %s have a message for each kind of invalid field", (language) => {
	const words = formMessages[language];
	expect(describeProblem(language, "name", "empty")).toBe(words.empty);
	expect(describeProblem(language, "name", "long")).toBe(words.long.replace("{{limit}}", "100"));
	expect(describeProblem(language, "message", "long")).toMatch(/5\D?000/);
	expect(describeProblem(language, "email", "format")).toBe(words.formatEmail);
	expect(describeProblem(language, "message", "format")).toBe(words.format);
});
