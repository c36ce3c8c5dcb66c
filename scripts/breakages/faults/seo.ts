import { site } from "#site/site.ts";
import type { Breakage } from "./breakage.ts";

/** What search engines and messengers read. */
export const seoBreakages: readonly Breakage[] = [
	{
		id: "hreflang-wrong",
		met: "Search engines are told that the Russian page of About us is Ukrainian, and stop offering it to Russians.",
		topic: "Page metadata: alternate-language links (site 2.8)",
		edits: [
			{ built: "about-us/index.html", find: 'rel="alternate" hreflang="ru"', replace: 'rel="alternate" hreflang="uk"' },
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "where its other languages are" },
	},
	{
		id: "hreflang-of-partnership-lost",
		met: "Nobody is told that the partnership page exists in Indonesian.",
		topic: "Page metadata: alternate-language links (site 2.2, 2.8)",
		edits: [
			{
				built: "partnership-mba/index.html",
				find: /<link rel="alternate" hreflang="id"[^>]*>/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "where its other languages are" },
	},
	{
		id: "canonical-missing",
		met: "An article has no canonical link, so that copies of it with a query compete with it.",
		topic: "Page metadata: canonical link (site 2.8)",
		edits: [
			{ built: "news/how-to-register-dev-studio-eu/index.html", find: /<link rel="canonical"[^>]*>/, replace: "" },
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "where its other languages are" },
	},
	{
		id: "canonical-of-guidelines-wrong",
		met: "The canonical link of every guidelines document names the index, so that no document is listed.",
		topic: "Page metadata: canonical link (site 2.8)",
		edits: [
			{
				built: "**/docs/guidelines/*/*/index.html",
				find: /(<link rel="canonical" href="[^"]*\/guidelines)[^"]*/,
				replace: "$1",
			},
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "where its other languages are" },
	},
	{
		id: "title-missing",
		met: "The publish page has no title of its own in search results.",
		topic: "Page metadata: titles (site 2.8)",
		edits: [{ built: "publish/index.html", find: /<title>[^<]*<\/title>/, replace: "<title></title>" }],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "every page has a title" },
	},
	{
		id: "description-too-long",
		met: "The description of the business page is cut off in search results.",
		topic: "Page metadata: descriptions (site 2.8)",
		edits: [
			{
				built: "business/index.html",
				find: '<meta name="description" content="',
				replace:
					'<meta name="description" content="Everything that a studio, a publisher or a shop could ever want to know about taking payments inside a messenger. ',
			},
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "one description" },
	},
	{
		id: "structured-data-broken",
		met: "Search engines are told of a game without its name.",
		topic: "Structured data",
		edits: [
			{
				built: "games/*/index.html",
				find: /"@type":"VideoGame","name":"[^"]+"/,
				replace: '"@type":"VideoGame","name":""',
			},
		],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "no empty value" },
	},
	{
		id: "sitemap-lacks-a-page",
		met: "The sitemap lacks the Russian partnership page.",
		topic: "Sitemap",
		edits: [
			{
				built: "sitemap.xml",
				find: new RegExp(
					`<url>\n<loc>${site.origin.replaceAll(".", "\\.")}/ru/partnership-mba</loc>[\\s\\S]*?</url>\n`,
				),
				replace: "",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/discovery.test.ts"], title: "the sitemap lists every page" },
	},
	{
		id: "robots-shut-out",
		met: "Search engines may not look at the games.",
		topic: "robots.txt",
		edits: [{ built: "robots.txt", find: "Disallow:\n", replace: "Disallow: /games\n" }],
		watch: { layer: "answers", tests: ["tests/answers/discovery.test.ts"], title: "robots.txt" },
	},
	{
		id: "thanks-listed",
		met: "Search engines list the thank-you page.",
		topic: "Pages kept out of search engines (site 2.9)",
		edits: [{ built: "**/thank-you/index.html", find: '<meta name="robots" content="noindex">', replace: "" }],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "robots list" },
	},
	{
		id: "not-found-listed",
		met: "Search engines may list the not-found screen.",
		topic: "Not-found screen (site 2.11)",
		edits: [{ built: "404/index.html", find: '<meta name="robots" content="noindex">', replace: "" }],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "answers 404 with noindex" },
	},
	{
		id: "share-picture-of-another-page",
		met: "A messenger shows the home page's picture for every link to About us.",
		topic: "What messengers show",
		edits: [
			{
				built: "about-us/index.html",
				find: /(property="og:image" content=")[^"]*/,
				replace: `$1${site.origin}/pictures/share/missing.jpg`,
			},
		],
		watch: {
			layer: "answers",
			tests: ["tests/answers/discovery.test.ts"],
			title: "has a title, a text and a picture of its own",
		},
	},
	{
		id: "feed-entry-leads-nowhere",
		met: "An entry of the news feed leads to a page that is not there.",
		topic: "Feed of the news (site 2.5)",
		edits: [
			{
				built: "**/*.atom",
				find: "/news/how-to-register-dev-studio-eu",
				replace: "/news/how-to-register-a-dev-studio-eu",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/discovery.test.ts"], title: "lead to a feed" },
	},
	{
		id: "html-in-the-wrong-language",
		met: "Screen readers read the Russian pages in an English voice.",
		topic: "Language of the document (site 2.2)",
		edits: [{ built: "ru/publish/index.html", find: '<html lang="ru">', replace: '<html lang="en">' }],
		watch: { layer: "built", tests: ["tests/built/seo.test.ts"], title: "in which language" },
	},
	{
		id: "inline-script-without-digest",
		met: "An inline script is blocked by the security policy on one page.",
		topic: "Security headers",
		edits: [{ built: "about-us/index.html", find: "</head>", replace: "<script>window.extra=1</script></head>" }],
		watch: { layer: "built", tests: ["tests/built/security.test.ts"], title: "inline scripts are the same bytes" },
	},
	{
		id: "script-of-another-host",
		met: "A page loads a picture from another host, which learns who reads it.",
		topic: "Calls made (site 7)",
		edits: [
			{
				built: "about-us/index.html",
				find: '<main id="main">',
				replace: '<main id="main"><img src="https://pixel.example/1.gif" alt="" width="1" height="1">',
			},
		],
		watch: { layer: "built", tests: ["tests/built/security.test.ts"], title: "nothing is loaded from another host" },
	},
	{
		id: "link-leads-nowhere",
		met: "A link in the footer of one page leads to a page that is not there.",
		topic: "Footer (site 2.3)",
		edits: [{ built: "games/bucket-crusher/index.html", find: 'href="/about-us"', replace: 'href="/about"' }],
		watch: { layer: "answers", tests: ["tests/answers/links.test.ts"], title: "every link of every page" },
	},
	{
		id: "alt-text-lost",
		met: "The screenshots of a game say nothing to whoever cannot see them.",
		topic: "Game: screenshotAlts (site 3)",
		edits: [
			{ built: "**/games/boat-attack/index.html", find: /alt="The red speedboat chases[^"]*"/, replace: 'alt=""' },
		],
		watch: { layer: "built", tests: ["tests/built/games.test.ts"], title: "title, studio, genre" },
	},
	{
		id: "play-link-of-another-game",
		met: "Play Game opens the marketplace's front page instead of the game.",
		topic: "Game detail: Play Game (site 2.5)",
		edits: [
			{
				built: "games/cat-from-hell/index.html",
				find: `href="${site.links.game.replace("{slug}", "cat-from-hell")}"`,
				replace: `href="${site.links.marketplace}"`,
			},
		],
		watch: { layer: "built", tests: ["tests/built/games.test.ts"], title: "title, studio, genre" },
	},
];
