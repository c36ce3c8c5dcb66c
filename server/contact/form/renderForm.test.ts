// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { describeProblem, formMessages } from "#content/formMessages.ts";
import { HttpError } from "#server/contact/httpError.ts";
import { loadFormPages, renderForm } from "./renderForm.ts";

const form = { name: "Ann", email: "ann", message: "Hello", honeypot: "", language: "en" };
const emailError = new HttpError(422, "format", "…", { field: "email" });

function renderPage(given = form, error = emailError) {
	const page = document.createElement("div");
	page.innerHTML = renderForm("ru", given, error);
	const named = (name: string) => {
		const found = page.querySelector(`[name="${name}"]`);
		if (!found) throw new Error(`no ${name}`);
		return found;
	};
	return { page, named };
}

describe("a rejected form", () => {
	it("posts the same fields again, in the visitor's language", () => {
		const { page, named } = renderPage();
		const element = page.querySelector("form");
		expect([element?.getAttribute("method"), element?.getAttribute("action")]).toEqual(["post", "/reviews"]);
		expect(named("name").getAttribute("value")).toBe("Ann");
		expect(named("message").textContent).toBe("Hello");
		expect(named("language").getAttribute("value")).toBe("ru");
	});

	it("marks the invalid field and describes the problem next to it", () => {
		const { page, named } = renderPage();
		const id = named("email").getAttribute("aria-describedby");
		const problem = page.querySelector(`#${id}`);
		expect(named("email").getAttribute("aria-invalid")).toBe("true");
		expect(problem?.textContent).toBe(formMessages.ru.formatEmail);
		expect(named("name").getAttribute("aria-invalid")).toBeNull();
	});

	it.each([
		`"><script>alert(1)</script>`,
		"</textarea><img src=x onerror=alert(1)>",
		"&lt;b&gt; &amp; &#39;",
		"\n\nstarts with empty lines",
		"{{main}} {{title}} $& $1",
	])("shows text unchanged: %j", (text) => {
		const { page, named } = renderPage({ ...form, name: text.trim(), message: text, honeypot: text.trim() });
		expect(named("name").getAttribute("value")).toBe(text.trim());
		expect(named("message").textContent).toBe(text);
		expect(named("reply_subject").getAttribute("value")).toBe(text.trim());
		expect(page.querySelector("script, img")).toBeNull();
	});

	it("does not truncate a text that is too long", () => {
		const error = new HttpError(422, "long", "…", { field: "message" });
		const field = renderPage({ ...form, message: "m".repeat(5_001) }, error).named("message");
		expect(field.getAttribute("maxlength")).toBeNull();
		expect(field.textContent).toHaveLength(5_001);
	});

	it.each([
		["name", "100", { autocomplete: "name" }],
		["email", "254", { autocomplete: "email", type: "email" }],
		["message", "5000", { rows: "8" }],
	] as const)("gives %s a limit of %s characters, a label and hints for browsers", (name, maxLength, attributes) => {
		const { page, named } = renderPage({ ...form, name: "n".repeat(100) });
		const field = named(name);
		expect(page.querySelector(`label[for="${field.id}"]`)?.textContent).toBe(formMessages.ru[name]);
		for (const [key, value] of Object.entries({ maxlength: maxLength, ...attributes })) {
			expect(field.getAttribute(key), key).toBe(value);
		}
	});

	it("marks no field if none is invalid", () => {
		const { page } = renderPage(form, new HttpError(429, "tooMany", "…"));
		expect(page.querySelector("[aria-invalid], .review-problem")).toBeNull();
	});

	it("replaces null bytes and lone surrogates", () => {
		expect(renderPage({ ...form, message: "a\0b\ud800" }).named("message").textContent).toBe("a\ufffdb\ufffd");
	});

	it.each([
		[emailError, formMessages.ru.field],
		[new HttpError(422, "schema", "…", { field: "utm" }), formMessages.ru.unreadable],
		[new HttpError(429, "tooMany", "…"), formMessages.ru.tooMany],
		[new HttpError(503, "unavailable", "…"), formMessages.ru.unavailable],
	])("starts with the reason: %#", (error, words) => {
		expect(renderPage(form, error).page.querySelector('[role="alert"]')?.textContent).toBe(words);
	});

	it.each(languageCodes)("gives distinct reasons in %s", (language) => {
		const errorCodes = ["tooMany", "unavailable", "malformed"] as const;
		const texts = errorCodes.map((code) => renderForm(language, form, new HttpError(400, code, "…")));
		expect(new Set(texts).size).toBe(errorCodes.length);
	});
});

// tests/http/formError.test.ts checks the site's header and footer around the form.
it("answers with the form in a bare page without a build, and replaces no placeholder in its text", async () => {
	const error = new HttpError(422, "format", "…", { field: "email", headers: { "retry-after": "7" } });
	const hostileForm = { ...form, email: "{{title}}", message: "$& {{main}}" };
	const response = loadFormPages("/nowhere")("ru", hostileForm, error);
	expect(response.status).toBe(422);
	expect(Object.fromEntries(response.headers)).toEqual({
		"content-type": "text/html; charset=utf-8",
		"retry-after": "7",
	});
	const html = await response.text();
	expect(html).toMatch(
		/^<!DOCTYPE html><title>Ещё не отправлено<\/title><meta name="robots" content="noindex"><section/,
	);
	expect(html).toContain('value="{{title}}"');
	expect(html).toContain("$&amp; {{main}}</textarea>");
});

it.each(languageCodes)("the texts in %s have a message for each kind of invalid field", (language) => {
	const words = formMessages[language];
	expect(describeProblem(language, "name", "empty")).toBe(words.empty);
	expect(describeProblem(language, "name", "long")).toBe(words.long.replace("{{limit}}", "100"));
	expect(describeProblem(language, "message", "long")).toMatch(/5\D?000/);
	expect(describeProblem(language, "email", "format")).toBe(words.formatEmail);
	expect(describeProblem(language, "message", "format")).toBe(words.format);
});
