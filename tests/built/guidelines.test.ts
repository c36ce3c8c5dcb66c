import { expect, test } from "vitest";
import { type DocumentKey, getChapterDocuments, getDocumentParams, guidelineChapters } from "#config/documents.ts";
import { formatDay } from "#config/formatDay.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { flattenBlocks, getBriefs } from "#content/model/document.ts";
import { plainText } from "#content/model/richText.ts";
import { services } from "#content/model/services.ts";
import { documentBody, documentFrame, earlierVersions, writtenDocuments } from "#content/readers/documents.server.ts";
import { getAttribute, getHrefs, getTextContent, getTexts, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

const languages = ["en", "ru"] as const;
const bare = (key: DocumentKey) => pagePath("document", getDocumentParams(key));
const index = pagePath("guidelines");

/** The parts of a document's page around its text. */
function getDocumentFrame(language: (typeof languages)[number], key: DocumentKey) {
	const { chapter, doc } = getDocumentParams(key);
	const frame = documentFrame(language, chapter, doc);
	if (!frame) throw new Error(`No text of "${key}".`);
	return frame;
}

function clausesOf(language: (typeof languages)[number], key: DocumentKey) {
	return flattenBlocks(documentBody(language, key)).flatMap((block) => (block.kind === "clause" ? [block] : []));
}

for (const language of languages) {
	const t = getTranslator(language);
	const at = (path: string) => localizedPath(language, path);

	test(`${at(index)} has the title and four cards with the links of the specification`, () => {
		const page = builtPage(at(index));
		const { main } = page;
		expect(page.firstHeading).toBe(`h1: ${asLine(t("guidelines.title"))}`);
		const expected = {
			developers: ["developers/terms-and-conditions", site.links.sdkDocumentation, "developers/pricing"],
			partners: ["partners/terms-and-conditions", at("/partnership-mba")],
			customers: ["customers/terms-and-conditions", "customers/pricing", "customers/referral-program"],
			general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"].map(
				(doc) => `general/${doc}`,
			),
		};
		const cards = selectAll(main, "section");
		expect(cards.map((card) => getTexts(card, "h2")[0])).toEqual(
			guidelineChapters.map((chapter) => asLine(t(`guidelines.chapters.${chapter}.title`))),
		);
		for (const [place, chapter] of guidelineChapters.entries()) {
			const linkTargets = cards[place] ? getHrefs(cards[place]) : [];
			expect(linkTargets, `links of "${chapter}"`).toEqual(
				expected[chapter].map((link) => (/^(https:|\/)/.test(link) ? link : at(`${index}/${link}`))),
			);
			expect(linkTargets.length).toBeGreaterThanOrEqual(getChapterDocuments(chapter).length);
		}
		const sdkLink = select(main, `[href="${site.links.sdkDocumentation}"]`);
		expect(getAttribute(sdkLink, "target"), "the SDK's documentation opens in a new tab").toBe("_blank");
		expect(getAttribute(sdkLink, "rel")).toContain("noreferrer");
		expect(getVisibleText(sdkLink)).toContain(asLine(t("guidelines.sdk")));
		expect(getVisibleText(sdkLink)).toContain(asLine(t("guidelines.newTab")));
	});

	for (const key of writtenDocuments) {
		const path = at(bare(key));

		test(`${path} has its metadata and the whole text in the HTML`, () => {
			const frame = getDocumentFrame(language, key);
			const { main } = builtPage(path);
			const text = getTextContent(main);
			const texts = (selector: string) => selectAll(main, selector).map(getTextContent);
			const { chapter } = getDocumentParams(key);
			const isForeign = frame.language !== language;
			const title = isForeign ? t(`guidelines.documents.${key}`) : frame.title;
			expect(texts("h1")).toEqual([title]);
			const [breadcrumbs] = texts("ol");
			expect(breadcrumbs).toBe(
				[t("guidelines.title"), t(`guidelines.chapters.${chapter as "general"}.title`), title].join(">"),
			);
			expect(getHrefs(select(main, "ol"))).toEqual([at(index), `${at(index)}#${chapter}`]);
			expect(texts("time")).toEqual(
				[frame.updated, frame.from].flatMap((day) => (day ? formatDay(day, language) : [])),
			);
			const points = select(main, "[aria-labelledby=summary] ul");
			expect(getAttribute(points, "lang"), "the summary is in the page's language").toBe(language);
			for (const { text, clauses } of frame.summary.points) {
				for (const part of [text, ...clauses]) expect(getTextContent(points)).toContain(part);
			}
			expect(text).toContain(t("guidelines.summary.note"));
			expect(text.includes(t("guidelines.english.notice"))).toBe(isForeign);

			const clauses = clausesOf(language, key);
			expect(clauses.length).toBeGreaterThan(10);
			for (const { number, children } of clauses) {
				const clause = getTextContent(select(main, `[id="${number}"]`));
				expect(clause, `clause ${number}`).toContain(plainText([children[0] ?? ""]));
			}
			const runs = selectAll(main, "[data-text]");
			expect(runs.length).toBeGreaterThan(0);
			for (const run of runs) expect(getAttribute(run, "lang")).toBe(frame.language);
		});

		// Dates and texts by language: content/readers/documents.test.ts.
		test(`${path} has a marked summary in each section with links to its clauses, and its terms have definitions`, () => {
			const isForeign = getDocumentFrame(language, key).language !== language;
			const { main } = builtPage(path);
			const ids = selectAll(main, "[id]").map((element) => getAttribute(element, "id") ?? "");
			const briefElements = selectAll(main, "[role=note]").filter((element) =>
				getTextContent(element).startsWith(t("guidelines.summary.brief")),
			);
			const sections = ids.filter((id) => /^\d+$/.test(id));
			expect(briefElements.length, "summaries").toBeGreaterThanOrEqual(sections.length - 1);
			expect(briefElements.length, "summaries").toBe(getBriefs(documentBody("en", key)).length);
			for (const brief of briefElements) {
				const list = selectAll(brief, "ul")[0];
				expect(getAttribute(list, "lang"), "the language of a summary").toBe(isForeign ? language : undefined);
				for (const summaryPoint of selectAll(brief, "li")) {
					const linkTargets = getHrefs(summaryPoint);
					expect(linkTargets, getVisibleText(summaryPoint)).not.toEqual([]);
					for (const href of linkTargets) expect(ids, href).toContain(href.slice(1));
				}
			}
			const terms = getHrefs(main, '[href^="#term-"]').map((href) => href.slice(1));
			expect(terms.length, "words with a definition").toBeGreaterThan(5);
			for (const termId of terms) expect(ids, termId).toContain(termId);
			const definitions = selectAll(main, '[id^="term-"]');
			const unusedDefinitions = definitions.filter((definition) => {
				if (terms.includes(getAttribute(definition, "id") ?? "")) return false;
				// Terms that are also explained in bold, such as "we", may appear in the text in that form only.
				if (selectAll(definition, "em").length > 0) return false;
				const [word = ""] = getTexts(definition, "strong");
				return !definitions.some((other) => other !== definition && getVisibleText(other).includes(word));
			});
			expect(unusedDefinitions.map(getVisibleText), "definitions of words that the text does not have").toEqual([]);
		});
	}

	test(`every document in "${language}" shows its start date, or that it is unknown, and links to its earlier versions`, () => {
		const linkedVersions: string[] = [];
		for (const key of writtenDocuments) {
			const versionSection = builtPage(at(bare(key))).select("main [aria-labelledby=versions]");
			const { from } = getDocumentFrame(language, key);
			const sinceText = from && `${t("guidelines.versions.since")} ${formatDay(from, language)}`;
			expect(getVisibleText(versionSection), key).toContain(asLine(sinceText ?? t("guidelines.versions.unknown")));
			linkedVersions.push(...getHrefs(versionSection));
		}
		expect(linkedVersions).toEqual(earlierVersions().map(({ key, from }) => at(`${bare(key)}/${from}`)));
	});

	// Services and prices: src/views/document/PricingPage.test.tsx.
	test.each(["customers", "developers"] as const)(
		`the page of prices in "${language}" has the title of its chapter and lists all services: %s`,
		(chapter) => {
			const page = builtPage(at(bare(`${chapter}.pricing`)));
			const title = asLine(t(`guidelines.chapters.${chapter}.prices`));
			expect(page.firstHeading).toBe(`h1: ${title}`);
			expect(page.title).toContain(title);
			expect(page.title).toContain(asLine(t("guidelines.pricing.metaNote")));
			expect(getTexts(page.main, "dt")).toEqual(
				services.map((service) => asLine(t(`guidelines.pricing.services.${service}`))),
			);
		},
	);
}

test("the Russian referral rules are in Russian without a notice, and links in documents stay in the language", () => {
	const getLinkTargets = (path: string) => getHrefs(builtPage(path).main, '[data-text] [href^="/"]');
	for (const prefix of ["", "/ru"]) {
		for (const key of writtenDocuments) {
			const path = `${prefix}${bare(key)}`;
			for (const href of getLinkTargets(path)) expect(href, path).toMatch(new RegExp(`^${prefix}/(?!ru(/|$))`));
		}
		const linkTargets = getLinkTargets(`${prefix}${bare("customers.terms-and-conditions")}`);
		expect(linkTargets).toContain(`${prefix}/docs/customers/privacy-policy`);
	}
	const { main } = builtPage(`/ru${bare("customers.referral-program")}`);
	expect(getAttribute(select(main, "[data-text]"), "lang")).toBe("ru");
	const englishNotice = asLine(getTranslator("ru")("guidelines.english.notice"));
	expect(getVisibleText(main)).not.toContain(englishNotice);
});

test("the documents contain the four links of the specification as written there", () => {
	const linkTargets = writtenDocuments.flatMap((key) => getHrefs(builtPage(bare(key)).document));
	for (const href of [
		"/docs/guidelines/customers/referral-program",
		"/docs/customers/privacy-policy",
		"/docs/guidelines/general/dispute-resolution-policy",
		"/docs/guidelines",
	]) {
		expect(linkTargets).toContain(href);
	}
});
