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
import { type Element, elements, getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { fullText } from "#tests/html.ts";
import { allWithin, builtPage, findWithin, hasText } from "./pages.ts";

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
		const main = page.landmark("main");
		expect(page.headings[0]).toEqual({ level: 1, text: asLine(t("guidelines.title")) });
		const expected = {
			developers: ["developers/terms-and-conditions", site.links.sdkDocumentation, "developers/pricing"],
			partners: ["partners/terms-and-conditions", at("/partnership-mba")],
			customers: ["customers/terms-and-conditions", "customers/pricing", "customers/referral-program"],
			general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"].map(
				(doc) => `general/${doc}`,
			),
		};
		const cards = allWithin(main, "section");
		expect(cards.map((card) => getVisibleText(allWithin(card, "h2")[0]))).toEqual(
			guidelineChapters.map((chapter) => asLine(t(`guidelines.chapters.${chapter}.title`))),
		);
		for (const [place, chapter] of guidelineChapters.entries()) {
			const linkTargets = allWithin(cards[place] as Element, "a").map((link) => getAttribute(link, "href"));
			expect(linkTargets, `links of "${chapter}"`).toEqual(
				expected[chapter].map((link) => (/^(https:|\/)/.test(link) ? link : at(`${index}/${link}`))),
			);
			expect(linkTargets.length).toBeGreaterThanOrEqual(getChapterDocuments(chapter).length);
		}
		const sdkLink = findWithin(main, (element) => getAttribute(element, "href") === site.links.sdkDocumentation);
		expect(getAttribute(sdkLink, "target"), "the SDK's documentation opens in a new tab").toBe("_blank");
		expect(getAttribute(sdkLink, "rel")).toContain("noreferrer");
		expect(getVisibleText(sdkLink)).toContain(asLine(t("guidelines.sdk")));
		expect(getVisibleText(sdkLink)).toContain(asLine(t("guidelines.newTab")));
	});

	for (const key of writtenDocuments) {
		test(`${at(bare(key))} has its metadata and the whole text in the HTML`, () => {
			const frame = getDocumentFrame(language, key);
			const page = builtPage(at(bare(key)));
			const main = page.landmark("main");
			const inMain = [...elements(main)];
			const texts = (name: string) => inMain.filter(({ tagName }) => tagName === name).map(fullText);
			const { chapter } = getDocumentParams(key);
			const isForeign = frame.language !== language;
			const title = isForeign ? t(`guidelines.documents.${key}`) : frame.title;
			expect(texts("h1")).toEqual([title]);
			const [breadcrumbs] = texts("ol");
			expect(breadcrumbs).toBe(
				[t("guidelines.title"), t(`guidelines.chapters.${chapter as "general"}.title`), title].join(">"),
			);
			expect(texts("time")).toEqual(
				[frame.updated, frame.from].flatMap((day) => (day ? formatDay(day, language) : [])),
			);
			const [summary] = inMain.filter((element) => getAttribute(element, "aria-labelledby") === "summary");
			const [points] = [...elements(summary as Element)].filter(({ tagName }) => tagName === "ul");
			expect(getAttribute(points as Element, "lang"), "the summary speaks the page's language").toBe(language);
			for (const { text, clauses } of frame.summary.points) {
				expect(fullText(points as Element)).toContain(text);
				for (const clause of clauses) expect(fullText(points as Element)).toContain(clause);
			}
			expect(fullText(main)).toContain(t("guidelines.summary.note"));
			expect(fullText(main).includes(t("guidelines.english.notice"))).toBe(isForeign);

			const clauses = clausesOf(language, key);
			expect(clauses.length).toBeGreaterThan(10);
			for (const { number, children } of clauses) {
				const element = inMain.find((candidate) => getAttribute(candidate, "id") === number) as Element;
				expect(fullText(element), `clause ${number}`).toContain(plainText([children[0] ?? ""]));
			}
			const runs = inMain.filter((element) => getAttribute(element, "data-text") !== undefined);
			expect(runs.length).toBeGreaterThan(0);
			for (const run of runs) expect(getAttribute(run, "lang")).toBe(frame.language);
		});
	}
}

// Dates and texts by language: content/readers/documents.test.ts.
test("each section has a marked summary with links to its clauses, and terms link to their definitions", () => {
	for (const { language, key } of languages.flatMap((code) =>
		writtenDocuments.map((key) => ({ language: code, key })),
	)) {
		const path = localizedPath(language, bare(key));
		const isForeign = getDocumentFrame(language, key).language !== language;
		const main = [...elements(builtPage(path).landmark("main"))];
		const ids = new Set(main.map((element) => getAttribute(element, "id")));
		const briefElements = main.filter(
			(element) =>
				getAttribute(element, "role") === "note" &&
				fullText(element).startsWith(getTranslator(language)("guidelines.summary.brief")),
		);
		const sections = main.filter((element) => /^\d+$/.test(getAttribute(element, "id") ?? ""));
		expect(briefElements.length, `${path}: summaries`).toBeGreaterThanOrEqual(sections.length - 1);
		expect(briefElements.length, `${path}: summaries`).toBe(getBriefs(documentBody("en", key)).length);
		for (const brief of briefElements) {
			const [list] = allWithin(brief, "ul");
			expect(getAttribute(list, "lang"), `${path}: the language of a summary`).toBe(isForeign ? language : undefined);
			for (const summaryPoint of allWithin(brief, "li")) {
				const linkTargets = allWithin(summaryPoint, "a").map((link) => getAttribute(link, "href"));
				expect(linkTargets, `${path}: ${getVisibleText(summaryPoint)}`).not.toEqual([]);
				for (const href of linkTargets) expect(ids, `${path}: ${href}`).toContain(href?.slice(1));
			}
		}
		const terms = main.flatMap((element) => /^#(term-.+)$/.exec(getAttribute(element, "href") ?? "")?.[1] ?? []);
		expect(terms.length, `${path}: words with a definition`).toBeGreaterThan(5);
		for (const termId of terms) expect(ids, `${path}: ${termId}`).toContain(termId);
		const definitions = main.filter((element) => getAttribute(element, "id")?.startsWith("term-"));
		const unusedDefinitions = definitions.filter((definition) => {
			if (terms.includes(getAttribute(definition, "id") ?? "")) return false;
			// Terms that are also explained in bold, such as "we", may appear in the text in that form only.
			if (allWithin(definition, "em").length > 0) return false;
			const word = getVisibleText(allWithin(definition, "strong")[0]);
			return !definitions.some((other) => other !== definition && getVisibleText(other).includes(word));
		});
		expect(unusedDefinitions.map(getVisibleText), `${path}: definitions of words that the text does not have`).toEqual(
			[],
		);
	}
});

test("the Russian referral rules are in Russian without a notice, and links in documents stay in the language", () => {
	const inText = (path: string) => {
		const runs = builtPage(path).all.filter((element) => getAttribute(element, "data-text") !== undefined);
		const linkTargets = runs.flatMap((run) =>
			[...elements(run)].flatMap((element) => getAttribute(element, "href") ?? []),
		);
		return { runs, linkTargets: linkTargets.filter((href) => href.startsWith("/")) };
	};
	for (const key of writtenDocuments) {
		for (const prefix of ["", "/ru"]) {
			const path = `${prefix}${bare(key)}`;
			for (const href of inText(path).linkTargets) expect(href, path).toMatch(new RegExp(`^${prefix}/(?!ru(/|$))`));
		}
	}
	for (const prefix of ["", "/ru"]) {
		const { linkTargets } = inText(`${prefix}${bare("customers.terms-and-conditions")}`);
		expect(linkTargets).toContain(`${prefix}/docs/customers/privacy-policy`);
	}
	const referralRules = `/ru${bare("customers.referral-program")}`;
	expect(getAttribute(inText(referralRules).runs[0], "lang")).toBe("ru");
	const englishNotice = asLine(getTranslator("ru")("guidelines.english.notice"));
	expect(getVisibleText(builtPage(referralRules).landmark("main"))).not.toContain(englishNotice);
});

test("the documents contain the four links of the specification as written there", () => {
	const linkTargets = writtenDocuments.flatMap((key) => builtPage(bare(key)).links.map(({ href }) => href));
	for (const href of [
		"/docs/guidelines/customers/referral-program",
		"/docs/customers/privacy-policy",
		"/docs/guidelines/general/dispute-resolution-policy",
		"/docs/guidelines",
	]) {
		expect(linkTargets).toContain(href);
	}
});

test("the breadcrumbs of a document lead to the index and to the card of its chapter", () => {
	for (const language of languages) {
		const t = getTranslator(language);
		const way = findWithin(
			builtPage(localizedPath(language, bare("general.cookie-policy"))).landmark("main"),
			(element) => getAttribute(element, "aria-label") === t("guidelines.breadcrumbs"),
		);
		const links = allWithin(way, "a").map((link) => getAttribute(link, "href"));
		expect(links).toEqual([localizedPath(language, index), `${localizedPath(language, index)}#general`]);
		expect(allWithin(way, "a").filter(hasText(t("guidelines.title")))).toHaveLength(1);
	}
});

test("every document shows its start date, or that the date is unknown, and links to its earlier versions", () => {
	for (const language of languages) {
		const t = getTranslator(language);
		const linkedVersions: string[] = [];
		for (const key of writtenDocuments) {
			const path = localizedPath(language, bare(key));
			const main = builtPage(path).landmark("main");
			const versionSection = findWithin(main, (element) => getAttribute(element, "aria-labelledby") === "versions");
			const { from } = getDocumentFrame(language, key);
			expect(getVisibleText(versionSection), path).toContain(
				asLine(
					from ? `${t("guidelines.versions.since")} ${formatDay(from, language)}` : t("guidelines.versions.unknown"),
				),
			);
			linkedVersions.push(...allWithin(versionSection, "a").flatMap((link) => getAttribute(link, "href") ?? []));
		}
		const earlierPaths = earlierVersions().map(({ key, from }) => localizedPath(language, `${bare(key)}/${from}`));
		expect(linkedVersions).toEqual(earlierPaths);
	}
});

// Services, prices and portal links: src/views/document/PriceList.test.tsx.
test("the pages of prices have the title of their chapter", () => {
	for (const language of languages) {
		const t = getTranslator(language);
		for (const chapter of ["customers", "developers"] as const) {
			const page = builtPage(localizedPath(language, bare(`${chapter}.pricing`)));
			const title = asLine(t(`guidelines.chapters.${chapter}.prices`));
			expect(page.headings[0]).toEqual({ level: 1, text: title });
			expect(page.title).toContain(title);
			expect(page.title).toContain(asLine(t("guidelines.pricing.metaNote")));
			const terms = allWithin(page.landmark("main"), "dt").map(getVisibleText);
			expect(terms).toEqual(services.map((service) => asLine(t(`guidelines.pricing.services.${service}`))));
		}
	}
});
