import { beforeAll, describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { addTranslations, i18nFor } from "./i18n.ts";

beforeAll(() => {
	addTranslations("en", "translation", { only: "English", greet: "Hello {{name}}", about: "About {{product}}" });
	addTranslations("en", "meta", { game: { title: "{{game}}, a game of {{product}}" } });
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

	it("fills the product's name into texts, titles and descriptions", () => {
		expect(say("en", "about")).toBe(`About ${site.name}`);
		expect(i18nFor("en").meta("game.title", { game: "Raft" })).toBe(`Raft, a game of ${site.name}`);
	});

	it("has an empty title for a page without one", () => {
		expect(i18nFor("en").meta("article.title", {})).toBe("");
	});

	it("does not escape values, because React does", () => {
		expect(say("en", "greet", { name: "<b>&" })).toBe("Hello <b>&");
	});
});
