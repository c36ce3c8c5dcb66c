import type { Scheme } from "#app/styles/tokenColour.ts";
import { append, emptyElement, markupIn } from "#tests/dom.ts";
import { languages } from "#site/languages.ts";
import { site } from "#site/site.ts";
import { iconPath } from "./icons.ts";
import { manifestPath } from "./manifest.ts";
import type { PageFacts } from "./readPage.ts";
import { shareSize } from "./share/shareSize.ts";

/** What goes into the head of one page. */
interface PageTags {
	readonly facts: PageFacts;
	/** JSON-LD, or an empty string. */
	readonly jsonLd: string;
	/** Path of the picture that messengers show. */
	readonly sharePicture: string;
	/** Path of the feed that the page belongs to. */
	readonly feed?: string;
}

/**
 * What says one thing on one page and would be false on the next: the app takes elements with this attribute out of the
 * head when the visitor goes on (`app/navigation/useNavigated.ts`). Those who read them ask for each page's own document.
 */
const ofThisPage = { "data-page": "" };

/**
 * What every document has, whatever it shows, as markup: icons, the manifest, the browser's own colour around the page.
 *
 * @param themeColours `#rrggbb` for each theme
 */
export function siteTags(themeColours: Readonly<Record<Scheme, string>>): string {
	const head = emptyElement("head");
	const link = (rel: string, href: string, more = {}) => append(head, "link", "", { rel, href, ...more });
	link("icon", "/favicon.ico", { sizes: "32x32" });
	link("icon", "/favicon.svg", { type: "image/svg+xml" });
	link("apple-touch-icon", iconPath(180));
	link("manifest", manifestPath);
	for (const [scheme, content] of Object.entries(themeColours)) {
		// A choice in the footer changes `media` (`app/boot/applyTheme.ts`).
		const media = `(prefers-color-scheme: ${scheme})`;
		append(head, "meta", "", { name: "theme-color", media, content, "data-scheme": scheme });
	}
	return markupIn(head);
}

/** What a page that may be found tells messengers and search engines, as markup (Open Graph, ogp.me; schema.org). */
export function pageTags({ facts, jsonLd, sharePicture, feed }: PageTags): string {
	const head = emptyElement("head");
	const graph = (property: string, content: string) => append(head, "meta", "", { property, content, ...ofThisPage });
	const others = facts.alternates.map(({ hreflang }) => hreflang).filter((code) => code !== facts.language);
	graph("og:site_name", site.name);
	graph("og:type", facts.page === "article" ? "article" : "website");
	// Messengers show the site's name beside it.
	graph("og:title", facts.page === "article" ? facts.headline.join(" ") : facts.title);
	graph("og:description", facts.description);
	graph("og:url", facts.url);
	graph("og:locale", localeOf(facts.language));
	for (const code of others) if (code !== "x-default") graph("og:locale:alternate", localeOf(code));
	graph("og:image", site.origin + sharePicture);
	graph("og:image:type", "image/jpeg");
	graph("og:image:width", String(shareSize.width));
	graph("og:image:height", String(shareSize.height));
	graph("og:image:alt", facts.headline.join(" "));
	append(head, "meta", "", { name: "twitter:card", content: "summary_large_image", ...ofThisPage });
	if (feed) {
		const { title, type } = feedLink;
		append(head, "link", "", { rel: "alternate", type, title, href: feed, ...ofThisPage });
	}
	if (jsonLd) append(head, "script", jsonLd, { type: "application/ld+json", ...ofThisPage });
	return markupIn(head);
}

const feedLink = { type: "application/atom+xml", title: site.name } as const;

/** `ru` as Open Graph wants it: `ru_RU`. */
function localeOf(code: string): string {
	const language = languages.find(({ hreflang }) => hreflang === code);
	if (!language) throw new Error(`An alternate in "${code}", which is none of site/languages.ts.`);
	const { region } = new Intl.Locale(language.code).maximize();
	return `${language.code}_${region}`;
}
