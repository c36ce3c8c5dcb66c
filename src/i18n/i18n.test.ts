import { beforeAll, describe, expect, it } from "vitest";
import { addTranslations, i18nFor } from "./i18n.ts";

beforeAll(() => {
	addTranslations("en", "translation", { only: "English", greet: "Hello {{name}}" });
	addTranslations("ru", "translation", { greet: "Привет {{name}}" });
});

const say = (language: "en" | "ru", key: string, values = {}) =>
	String(i18nFor(language).t(key as never, values as never));

describe("i18nFor", () => {
	it("translates into its own language after another one was requested", () => {
		const russian = i18nFor("ru");
		expect(say("en", "greet", { name: "A" })).toBe("Hello A");
		expect(russian.t("greet" as never, { name: "A" } as never)).toBe("Привет A");
		expect(i18nFor("ru")).toBe(russian);
	});

	it("shows no text of another language for a missing key", () => {
		expect(say("ru", "only")).toBe("only");
	});

	it("does not escape values, because React does", () => {
		expect(say("en", "greet", { name: "<b>&" })).toBe("Hello <b>&");
	});
});
