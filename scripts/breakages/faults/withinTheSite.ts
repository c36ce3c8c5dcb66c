import type { Breakage } from "./breakage.ts";

/** What becomes of pages once a visitor goes on from one to the next, and of what is looked for in them. */
export const withinTheSiteBreakages: readonly Breakage[] = [
	{
		id: "first-page-described-on-all-others",
		met: "A messenger that shares the page shown describes the one that the visit began with.",
		topic: "Page metadata on route changes (site 2.8)",
		edits: [
			{
				file: "app/navigation/useNavigated.ts",
				find: "if (navigated) for (const element",
				replace: "if (!navigated) for (const element",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/seo.spec.ts"], title: "does not carry what was said" },
	},
	{
		id: "menu-empty-on-the-second-page",
		met: "After the first link, the links of the header and of the phone's menu are gone.",
		topic: "Header (site 2.3)",
		edits: [
			{
				file: "app/navigation/useNavigated.ts",
				find: "document.head.querySelectorAll",
				replace: "document.querySelectorAll",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/header-menu.spec.ts"], title: "the button has a name" },
	},
	{
		id: "next-page-bare-after-a-failure",
		met: "After a page that could not be loaded, the next one comes without its styles, and a screen reader stays silent.",
		topic: "Error screens (site 2.11)",
		edits: [
			{
				file: "app/layouts/site/SiteLayout.route.tsx",
				find: 'export { FailureScreen as ErrorBoundary } from "#app/pages/error/FailureScreen.tsx";',
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/errors.spec.ts"], title: 'the screen "500" in "en"; the link home' },
	},
	{
		id: "page-drawn-over-the-error-screen",
		met: "At a misspelt address two headings stand one below the other once the app has started.",
		topic: "Error screens (site 2.11)",
		edits: [
			{
				file: "app/navigation/isDrawnFrom.ts",
				find: "return routesAt(pathname, manifest).join() === rendered.join();",
				replace: "return routesAt(pathname, manifest).length > 0 && rendered.length > 0;",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/errors.spec.ts"], title: "would draw a page over the screen" },
	},
	{
		id: "app-rests-where-a-genre-is-unknown",
		met: "At the address of a genre, a studio or a page of the catalogue that does not exist, each link loads a whole document.",
		topic: "Not-found screen (site 2.11)",
		edits: [
			{
				file: "server/answer.ts",
				find: "unknown && site.files.get(unknown) ? unknown : errorScreenPath(language, code)",
				replace: "errorScreenPath(language, code)",
			},
		],
		watch: { layer: "browser", tests: ["tests/errors.spec.ts"], title: "the app starts on the screen" },
	},
	{
		id: "redirect-in-the-app-drops-the-query",
		met: "A link to an old address loses its query within the app, though not when it is loaded.",
		topic: "Redirects keep the query (site 2.2)",
		edits: [
			{
				file: "app/navigation/localeMiddleware.ts",
				find: "throw redirect(resolution.location, resolution.status)",
				replace: 'throw redirect(resolution.location.replace(/\\?.*/, ""), resolution.status)',
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/redirects.spec.ts"], title: "client navigation: every redirect" },
	},
	{
		id: "broken-hash-breaks-the-page",
		met: "An address with a broken escape in its hash ends in the error screen.",
		topic: "Error screens (site 2.11)",
		edits: [
			{
				file: "app/navigation/useScrollAndFocus.ts",
				find: "\t} catch {\n\t\treturn null;\n\t}\n}",
				replace: "\t} finally {\n\t}\n}",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/security.spec.ts"], title: "a broken hash" },
	},
	{
		id: "card-of-a-document-loads-the-page",
		met: "A card of the guidelines loads a whole new page.",
		topic: "Guidelines index: cards (site 2.6)",
		edits: [
			{
				file: "app/pages/guidelines/ChapterCard.tsx",
				find: '<Link to={to("document", paramsOf(key))}>',
				replace: '<Link reloadDocument to={to("document", paramsOf(key))}>',
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/guidelines.spec.ts"], title: "a card opens its document" },
	},
	{
		id: "read-more-loads-the-page",
		met: "Read more loads a whole new page.",
		topic: "News list: read more (site 2.5)",
		edits: [{ file: "app/pages/news/ArticleEntry.tsx", find: "<Link\n", replace: "<Link\n\t\t\t\t\treloadDocument\n" }],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/news.spec.ts"], title: "leads to an article and back" },
	},
	{
		id: "search-in-the-guidelines-not-shared",
		met: "A shared address of a search in the guidelines shows no results.",
		topic: "Search in the guidelines",
		edits: [{ file: "app/pages/guidelines/ClauseSearch.tsx", find: "/[?&]q=/", replace: "/[?&]query=/" }],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/clause-search.spec.ts"], title: "a word is found in all documents" },
	},
	{
		id: "genres-without-a-name",
		met: "A screen reader calls the list of genres a navigation and does not say which.",
		topic: "Names of landmarks (WCAG 2.4.1)",
		edits: [{ built: "games/index.html", find: 'aria-label="Genres"', replace: "" }],
		watch: { layer: "browser", tests: ["tests/accessibility-tree.spec.ts"], title: "catalogue: names, roles" },
	},
	{
		id: "game-lost-from-its-genre",
		met: "The page of action games lacks one of them.",
		topic: "Catalogue by genre",
		edits: [
			{
				built: "games/genre/action/index.html",
				find: /<li[^>]*><a [^>]*href="\/games\/stealthy-heist"[\s\S]*?<\/li>/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/catalogue.test.ts"], title: "its name, its crumbs" },
	},
	{
		id: "partnership-sideways",
		met: "The partnership page scrolls sideways on a phone.",
		topic: "Layout: narrow windows (site 9)",
		edits: [
			{ built: "**/partnership-mba/index.html", find: "</style>", replace: "main{min-inline-size:400px}</style>" },
		],
		watch: { layer: "browser", tests: ["tests/partnership.spec.ts"], title: "at no width anything overflows" },
	},
	{
		id: "button-of-the-app-shown-without-it",
		met: "Without JavaScript a game's page has buttons that answer nothing.",
		topic: "Without JavaScript (site 8)",
		edits: [
			{
				built: "**/*.{html,css}",
				find: /(:is\(\[data-needs-app\]:not\(a\[href\]\)[^{]*\{)display:none/,
				replace: "$1display:inline",
			},
		],
		watch: { layer: "browser", tests: ["tests/links.spec.ts"], title: "without JavaScript no button is dead" },
	},
	{
		id: "rest-of-the-page-never-comes",
		met: "A page that a link leads to ends below its first screen.",
		topic: "Navigation",
		edits: [
			{
				file: "app/navigation/AfterFirstScreen.tsx",
				find: "startTransition(() => setShown(pathname))",
				replace: 'startTransition(() => setShown(""))',
			},
		],
		watch: { layer: "unit", tests: ["app/navigation/AfterFirstScreen.test.tsx"], title: "comes a frame after" },
	},
	{
		id: "way-back-begins-at-the-top",
		met: "Back shows the top of a page for a frame, and then where it was left.",
		topic: "Navigation",
		edits: [
			{
				file: "app/navigation/AfterFirstScreen.tsx",
				find: 'useNavigationType() !== "POP" && ',
				replace: "",
			},
		],
		watch: { layer: "unit", tests: ["app/navigation/AfterFirstScreen.test.tsx"], title: "on the way back" },
	},
	{
		id: "menu-moves-while-the-next-page-comes",
		met: "On a slow phone the page chosen in the menu comes half as late again: the menu is still closing.",
		topic: "Navigation",
		edits: [{ file: "app/navigation/closeAtOnce.ts", find: "animation.finish()", replace: "animation.play()" }],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/header-menu.spec.ts"], title: "a choice leads there" },
	},
	{
		id: "phone-draws-a-desktops-first-screen",
		met: "On a phone, a link to the catalogue waits for seven cards that are far below its first screen.",
		topic: "Navigation",
		edits: [
			{ file: "app/features/catalogue/GameMosaic.tsx", find: ".matches ? 3 : most", replace: ".matches ? most : most" },
		],
		watch: {
			layer: "unit",
			tests: ["app/features/catalogue/GameMosaic.test.tsx"],
			title: "what its first screen shows first",
		},
	},
];
