// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { formWords } from "#content/formWords.ts";
import { Refusal } from "#server/inbox/refusal.ts";
import { languageCodes } from "#site/languages.ts";
import { renderForm } from "./renderForm.ts";

const fields = { name: "Ann", email: "ann", message: "Hello", honeypot: "", language: "en" };
const refusal = new Refusal(422, "format", "…", { field: "email" });

function render(given = fields, refused = refusal) {
	const page = document.createElement("div");
	page.innerHTML = renderForm("ru", given, refused);
	const named = (name: string) => {
		const found = page.querySelector(`[name="${name}"]`);
		if (!found) throw new Error(`no ${name}`);
		return found;
	};
	return { page, named };
}

describe("the form that comes back", () => {
	it("posts the same fields again, in the visitor's language", () => {
		const { page, named } = render();
		const form = page.querySelector("form");
		expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/reviews"]);
		expect(named("name").getAttribute("value")).toBe("Ann");
		expect(named("message").textContent).toBe("Hello");
		expect(named("language").getAttribute("value")).toBe("ru");
	});

	it("marks the field to mend and says what is wrong beside it", () => {
		const { page, named } = render();
		const id = named("email").getAttribute("aria-describedby");
		const problem = page.querySelector(`#${id}`);
		expect(named("email").getAttribute("aria-invalid")).toBe("true");
		expect(problem?.textContent).toBe(formWords.ru.formatEmail);
		expect(named("name").getAttribute("aria-invalid")).toBeNull();
	});

	it.each([
		`"><script>alert(1)</script>`,
		"</textarea><img src=x onerror=alert(1)>",
		"&lt;b&gt; &amp; &#39;",
		"\n\nstarts with empty lines",
		"{{main}} {{title}} $& $1",
	])("shows text as it was written: %j", (text) => {
		const { page, named } = render({ ...fields, name: text.trim(), message: text, honeypot: text.trim() });
		expect(named("name").getAttribute("value")).toBe(text.trim());
		expect(named("message").textContent).toBe(text);
		expect(named("reply_subject").getAttribute("value")).toBe(text.trim());
		expect(page.querySelector("script, img")).toBeNull();
	});

	it("does not cut a text that is too long", () => {
		const { named } = render(
			{ ...fields, message: "m".repeat(5_001) },
			new Refusal(422, "long", "…", { field: "message" }),
		);
		expect(named("message").getAttribute("maxlength")).toBeNull();
		expect(named("message").textContent).toHaveLength(5_001);
	});

	it("takes as much as a field holds, and what a browser can fill in", () => {
		const { page, named } = render({ ...fields, name: "n".repeat(100) });
		const limits = ["name", "email", "message"].map((name) => named(name).getAttribute("maxlength"));
		expect(limits).toEqual(["100", "254", "5000"]);
		expect(named("name").getAttribute("autocomplete")).toBe("name");
		expect(named("email").getAttribute("type")).toBe("email");
		expect(named("email").getAttribute("autocomplete")).toBe("email");
		expect(named("message").getAttribute("rows")).toBe("8");
		const labels = [...page.querySelectorAll("label[for]")].map((label) => [
			label.getAttribute("for"),
			label.textContent,
		]);
		const { name, email, message } = formWords.ru;
		expect(labels).toEqual([
			[named("name").id, name],
			[named("email").id, email],
			[named("message").id, message],
		]);
	});

	it("marks nothing where no field is to blame", () => {
		const { page } = render(fields, new Refusal(429, "tooMany", "…"));
		expect(page.querySelector("[aria-invalid], .review-problem")).toBeNull();
	});

	it("shows a sign for what is no text", () => {
		expect(render({ ...fields, message: "a\0b\ud800" }).named("message").textContent).toBe("a\ufffdb\ufffd");
	});

	it.each([
		[refusal, formWords.ru.field],
		[new Refusal(422, "schema", "…", { field: "utm" }), formWords.ru.unreadable],
		[new Refusal(429, "tooMany", "…"), formWords.ru.tooMany],
		[new Refusal(503, "unavailable", "…"), formWords.ru.unavailable],
	])("says first what has happened: %#", (refused, words) => {
		expect(render(fields, refused).page.querySelector('[role="alert"]')?.textContent).toBe(words);
	});

	it.each(languageCodes)("says why in every language: %s", (language) => {
		const codes = ["tooMany", "unavailable", "malformed"] as const;
		const texts = codes.map((code) => renderForm(language, fields, new Refusal(400, code, "…")));
		expect(new Set(texts).size).toBe(codes.length);
	});
});
