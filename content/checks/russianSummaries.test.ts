import { describe, expect, it } from "vitest";
import { type DocumentKey, getDocumentParams } from "#config/documents.ts";
import { getBriefs } from "#content/model/document.ts";
import { documentBody, documentFrame, writtenDocuments } from "#content/readers/documents.server.ts";

describe.each(writtenDocuments)("the summary of %s in Russian", (key) => {
	const { chapter, doc } = getDocumentParams(key);
	const english = documentFrame("en", chapter, doc)?.summary;
	const russian = documentFrame("ru", chapter, doc)?.summary;

	it("exists and has the same figures as the English one, point by point", () => {
		expect(russian?.language).toBe("ru");
		expect(russian?.points.map(({ text }) => figuresOf(text))).toEqual(
			english?.points.map(({ text }) => figuresOf(text)),
		);
		expect(russian?.points.map(({ text }) => text).join()).not.toMatch(/[A-Za-z]{4,} [a-z]{3,} [a-z]{3,}/);
	});
});

describe.each(writtenDocuments)("the notes of sections of %s in Russian", (key) => {
	it("have the same figures as the English ones, point by point", () => {
		const { chapter, doc } = getDocumentParams(key);
		const hasOwnText = documentFrame("ru", chapter, doc)?.language === "ru";
		const notes = getBriefs(documentBody("ru", key));
		for (const { section, language } of notes)
			expect(language, `section ${section}`).toBe(hasOwnText ? undefined : "ru");
		if (!hasOwnText) expect(figuresOfNotes("ru", key)).toEqual(figuresOfNotes("en", key));
	});
});

function figuresOfNotes(language: "en" | "ru", key: DocumentKey) {
	return getBriefs(documentBody(language, key)).map(({ points }) => points.map(({ text }) => figuresOf(text)));
}

/** The sorted figures of a sentence, because languages order them differently. */
function figuresOf(sentence: string): number[] {
	return [...sentence.matchAll(/\d+(?:[.,]\d+)?/g)]
		.map(([figure]) => Number(figure.replace(",", ".")))
		.sort((a, b) => a - b);
}
