import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { formatDay } from "#config/formatDay.ts";
import { entryCollections, singleFiles, textCollection } from "#tools/cms/collections.ts";
import russianTexts from "#tools/cms/editor.ru.json";
import russianLabels from "#tools/cms/labels.ru.json";
import { createTranslator, translateLabels } from "#tools/cms/translateTexts.ts";
import { findTypos } from "#tools/typography/russian.ts";

/** Modules with texts of the content editor, apart from content problems. */
const modules = globSync([
	"tools/cms/{browser/editor,browser/planPanel,pictures,savedChanges}.ts",
	"tools/{entries/planEntryChange,versions/planVersion,versions/repository}.ts",
	"art/{editor/*,place/placePicture,place/validatePicture,encode/encodePicture}.ts",
]);
const internalTexts = /^Update content$|^Article": "$|^The editor has no label|: the focal point is at/;

/** String literals of a module, with 1 for each variable part. */
function listLiterals(file: string): string[] {
	const literals: string[] = [];
	JSON.stringify(parseAst(readFileSync(file, "utf8"), { lang: "ts" }), (_, node) => {
		if (node?.type === "Literal" && typeof node.value === "string") literals.push(node.value);
		if (node?.type === "TemplateLiteral")
			literals.push(node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join("1"));
		return node;
	});
	return literals.map((text) => text.trim());
}

/** Texts, titles, placeholders and labels of a page. */
function listPageTexts(file: string): string[] {
	const [...texts] = readFileSync(file, "utf8").matchAll(/(?<=>|\b(?:title|placeholder|aria-label)=")[^<>"]+(?=[<"])/g);
	return texts.map(([text]) => text.trim());
}

const pageTexts = ["editor", "pictures"].flatMap((page) => listPageTexts(`tools/cms/browser/${page}.html`));
const literals = modules.flatMap(listLiterals);
const translate = createTranslator({ ...russianLabels, ...russianTexts });
const config = JSON.stringify([...entryCollections(), ...singleFiles(), textCollection()]);

it("has a Russian translation of every text of the editor's pages, plans and refusals", () => {
	const sentences = literals.filter((text) => /^[A-Z][a-z]*\b|[a-z] [a-z]/.test(text) && !internalTexts.test(text));
	const texts = [...pageTexts, ...sentences].filter((text) => /[a-z]/i.test(text));
	expect(texts.length).toBeGreaterThan(150);
	expect(texts.filter((text) => !/\p{Script=Cyrillic}/u.test(translate(text)))).toEqual([]);
});

it("has Russian labels and hints of the forms", () => {
	const translatedConfig = translateLabels(config, russianLabels);
	const [, { label, hint }] = translatedConfig[0].fields;
	expect(label).toBe("Название");
	expect(hint.replaceAll("\u00a0", " ")).toBe("Название игры, одно на всех языках. От 2 до 40 знаков.");
	expect(JSON.stringify(translatedConfig)).toContain('"label":"Вопросы","label_singular":"Вопрос"');
});

it("has only translations of texts that occur, with Russian typography", () => {
	const days = Array.from({ length: 12 }, (_, month) => formatDay(new Date(2027, month, 5), "en"));
	const otherLiterals = ["fields", "contentError"].flatMap((name) => listLiterals(`content/model/${name}.ts`));
	const occurring = [...pageTexts, ...literals, ...otherLiterals, ...days, config].join("\n");
	for (const [english, russian] of [...Object.entries(russianLabels), ...Object.entries(russianTexts)]) {
		const fixedParts = english.split(/\$\d/);
		if (english !== russian) for (const part of fixedParts) expect(occurring).toContain(part);
		expect(findTypos(russian)).toEqual([]);
	}
});

it.each([
	["Games: raft › In English › Title: “Games: a” → “b”", "Игры: raft › По-английски › Название: “Games: a” → “b”"],
	["Texts, page by page (Русский), entry 2: new", "Тексты по страницам (Русский), запись 2: добавлено"],
	["EN: changed: 1.1; new: 2.2, the opening.", "EN: изменено: 1.1; добавлено: 2.2, вступление."],
	[
		"a: the text before applies since 1 May 2027. Choose a day after it.",
		"a: прежний текст действует с 1 мая 2027 года. Выберите более поздний день.",
	],
	[
		"a.png: it is not a picture. Choose a PNG, JPEG, WebP or AVIF file.",
		"a.png: это не картинка. Выберите файл PNG, JPEG, WebP или AVIF.",
	],
	["An unknown text.", "An unknown text."],
])("translates the variable parts of %s", (english, russian) => {
	expect(translate(english).replaceAll("\u00a0", " ")).toBe(russian);
});
