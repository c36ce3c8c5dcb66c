import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../../app/i18n/languages.ts";
import { attribute, elements, textOf } from "../../../scripts/build/dom.ts";
import { Refusal } from "../refusal.ts";
import { renderForm } from "./renderForm.ts";
import { formWords } from "./words.ts";

const fields = { name: "Ann", email: "ann", message: "Hello", website: "", language: "en" };
const refusal = new Refusal(422, "format", "…", { field: "email" });

function render(given = fields, refused = refusal) {
	const all = [...elements(parseFragment(renderForm("ru", given, refused)))];
	const named = (name: string) => {
		const found = all.find((element) => attribute(element, "name") === name);
		if (!found) throw new Error(`no ${name}`);
		return found;
	};
	return { all, named };
}

describe("the form that comes back", () => {
	it("posts the same fields again, in the visitor's language", () => {
		const { all, named } = render();
		const form = all.find(({ tagName }) => tagName === "form");
		expect([form && attribute(form, "method"), form && attribute(form, "action")]).toEqual(["post", "/reviews"]);
		expect(attribute(named("name"), "value")).toBe("Ann");
		expect(textOf(named("message"))).toBe("Hello");
		expect(attribute(named("language"), "value")).toBe("ru");
	});

	it("marks the field to mend and says what is wrong beside it", () => {
		const { all, named } = render();
		const id = attribute(named("email"), "aria-describedby");
		const problem = all.find((element) => attribute(element, "id") === id);
		expect(attribute(named("email"), "aria-invalid")).toBe("true");
		expect(problem && textOf(problem)).toBe(formWords.ru.formatEmail);
		expect(attribute(named("name"), "aria-invalid")).toBeUndefined();
	});

	it.each([
		`"><script>alert(1)</script>`,
		"</textarea><img src=x onerror=alert(1)>",
		"&lt;b&gt; &amp; &#39;",
		"\n\nstarts with empty lines",
		"{{main}} {{title}} $& $1",
	])("shows text as it was written: %j", (text) => {
		const { all, named } = render({ ...fields, name: text.trim(), message: text, website: text.trim() });
		expect(attribute(named("name"), "value")).toBe(text.trim());
		expect(textOf(named("message"))).toBe(text);
		expect(attribute(named("website"), "value")).toBe(text.trim());
		expect(all.some(({ tagName }) => tagName === "script" || tagName === "img")).toBe(false);
	});

	it("does not cut a text that is too long", () => {
		const { named } = render(
			{ ...fields, message: "m".repeat(5_001) },
			new Refusal(422, "long", "…", { field: "message" }),
		);
		expect(attribute(named("message"), "maxlength")).toBeUndefined();
		expect(textOf(named("message"))).toHaveLength(5_001);
	});

	it.each(languageCodes)("says why in every language: %s", (language) => {
		const codes = ["tooMany", "unavailable", "malformed"] as const;
		const texts = codes.map((code) => renderForm(language, fields, new Refusal(400, code, "…")));
		expect(new Set(texts).size).toBe(codes.length);
	});
});
