import { attribute, type Document, type Element, elements, wordsOf } from "#tests/dom.ts";
import type { Language } from "#site/languages.ts";
import { matchPage, type PageKey, type PageParams } from "#site/pages.ts";
import { barePath, languageOf } from "#site/paths.ts";
import { shareSize } from "./share/shareSize.ts";

/** A step of the way to a page: the last one is the page itself. */
export interface Crumb {
	readonly label: string;
	/** Path within the site; the page itself has none. */
	readonly path?: string;
}

export interface QuestionAndAnswer {
	readonly question: string;
	readonly answer: string;
}

/** What a rendered page says about itself, so that search engines and messengers are told what visitors read. */
export interface PageFacts {
	readonly page: PageKey;
	readonly params: PageParams;
	readonly language: Language;
	/** Its canonical address. */
	readonly url: string;
	readonly title: string;
	readonly description: string;
	/** The same page in each language, itself included, and `x-default`. */
	readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
	/** The first heading, in the lines that it is written in. */
	readonly headline: readonly string[];
	/** The page's large picture, in the smallest size that fills a share picture: `/pictures/….avif`. */
	readonly art?: string;
	readonly crumbs: readonly Crumb[];
	/** What its accordions of questions hold. */
	readonly questions: readonly QuestionAndAnswer[];
}

/**
 * Reads a page that may be found: one with a canonical address that robots may list.
 *
 * @returns undefined for any other document: error screens, the screen of an unknown game, pages kept out of search
 * @throws when a page that may be found lacks its description or its first heading
 */
export function readPage(document: Document): PageFacts | undefined {
	const all = [...elements(document)];
	const named = (name: string) => all.find((element) => element.tagName === name);
	const meta = (name: string) => content(all.find((element) => attribute(element, "name") === name));
	const links = (rel: string) =>
		all.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel);
	const url = attribute(links("canonical")[0], "href");
	if (!url || /noindex/.test(meta("robots") ?? "")) return undefined;
	const { pathname } = new URL(url);
	const match = matchPage(barePath(pathname));
	if (!match) throw new Error(`${url}: a canonical address that is none of site/pages.ts.`);
	return {
		page: match.key,
		params: match.params,
		language: languageOf(pathname),
		url,
		title: required(wordsOf(named("title")), url, "title"),
		description: required(meta("description"), url, "description"),
		alternates: links("alternate").flatMap((link) => {
			const hreflang = attribute(link, "hreflang");
			return hreflang ? [{ hreflang, url: attribute(link, "href") ?? "" }] : [];
		}),
		headline: readHeadline(named("h1"), url),
		art: chooseArt(all.find(({ tagName, attrs }) => tagName === "img" && attrs.some(isHighPriority))),
		crumbs: readCrumbs(all),
		questions: readQuestions(all),
	};
}

/** Heroes write each line of their headline as an element of its own. */
function readHeadline(heading: Element | undefined, url: string): string[] {
	const whole = required(wordsOf(heading), url, "first heading");
	const parts = heading ? [...elements(heading)].filter(({ parentNode }) => parentNode === heading) : [];
	const lines = parts.map(wordsOf);
	return lines.join(" ") === whole ? lines : [whole];
}

function isHighPriority({ name, value }: Element["attrs"][number]): boolean {
	return name === "fetchpriority" && value === "high";
}

/** Of the sizes in which a picture is offered to all windows, the smallest that is wide enough, else the widest. */
function chooseArt(picture: Element | undefined): string | undefined {
	const around = picture?.parentNode;
	const offers = around?.nodeName === "picture" ? [...elements(around)] : [];
	const offer = offers.find(
		(element) => attribute(element, "srcset") !== undefined && attribute(element, "media") === undefined,
	);
	const sizes = (attribute(offer, "srcset") ?? "")
		.split(", ")
		.map((candidate) => candidate.split(" "))
		.map(([address = "", width = ""]) => ({ address, width: Number.parseInt(width, 10) }))
		.filter(({ width }) => width > 0)
		.sort((a, b) => a.width - b.width);
	return (sizes.find(({ width }) => width >= shareSize.width) ?? sizes.at(-1))?.address;
}

function readCrumbs(all: readonly Element[]): Crumb[] {
	const way = all.find((element) => attribute(element, "data-breadcrumbs") !== undefined);
	if (!way) return [];
	return [...elements(way)]
		.filter((element) => element.tagName === "li" && attribute(element, "aria-hidden") !== "true")
		.map((item) => {
			const link = [...elements(item)].find(({ tagName }) => tagName === "a");
			const path = attribute(link, "href");
			return path === undefined ? { label: wordsOf(item) } : { label: wordsOf(item), path };
		});
}

/** Questions stand in accordions whose name ends in `faq`. */
function readQuestions(all: readonly Element[]): QuestionAndAnswer[] {
	return all
		.filter((element) => element.tagName === "details" && attribute(element, "name")?.endsWith("faq"))
		.map((item) => {
			const [summary, ...rest] = [...elements(item)].filter((child) => child.parentNode === item);
			return { question: wordsOf(summary), answer: rest.map(wordsOf).join(" ") };
		});
}

function content(element: Element | undefined): string | undefined {
	return attribute(element, "content");
}

function required(text: string | undefined, url: string, what: string): string {
	if (text) return text;
	throw new Error(`${url} has no ${what}: search results and shared links need one.`);
}
