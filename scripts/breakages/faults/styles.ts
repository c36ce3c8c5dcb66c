import type { Breakage } from "./breakage.ts";

/** The sheets, in the pages and in the files for those after them. */
const sheets = "**/*.{html,css}";

/** What is seen: sizes, places, colours, paper. */
export const styleBreakages: readonly Breakage[] = [
	{
		id: "header-not-sticky",
		met: "The header scrolls away.",
		topic: "Sticky header (site 2.3)",
		edits: [{ built: sheets, find: /(\.header-[\w-]{3}\{[^}]*?)position:sticky/, replace: "$1position:relative" }],
		watch: { layer: "browser", tests: ["tests/layout.spec.ts"], title: "stays at the top" },
	},
	{
		id: "header-too-high",
		met: "The header takes 72 px of a phone's window.",
		topic: "Header height (site 9)",
		edits: [{ built: sheets, find: "--header:64px", replace: "--header:72px" }],
		watch: { layer: "browser", tests: ["tests/layout.spec.ts"], title: "the header is 64 px high" },
	},
	{
		id: "four-columns-of-games",
		met: "On a desk the games stand in four columns.",
		topic: "Game grid columns (site 2.5, 9)",
		edits: [
			{
				built: sheets,
				find: /(\.mosaic-x1c\{)grid-template-columns:repeat\(5,/,
				replace: "$1grid-template-columns:repeat(4,",
			},
		],
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "columns at 1440 px" },
	},
	{
		id: "small-print-11-px",
		met: "Small print is 11 px high, too small to be read on a phone.",
		topic: "Legibility",
		edits: [{ file: "app/styles/tokens.css", find: "--text-tiny: 0.8125rem;", replace: "--text-tiny: 0.6875rem;" }],
		watch: { layer: "unit", tests: ["app/styles/tokens.test.ts"] },
	},
	{
		id: "contrast-too-low",
		met: "Quiet texts stand out from the page by less than 4.5 to 1.",
		topic: "Contrast (WCAG 1.4.3)",
		edits: [
			{
				file: "app/styles/tokens.css",
				find: /--ink-600: oklch\([\d.]+/,
				replace: "--ink-600: oklch(0.68",
			},
		],
		watch: { layer: "unit", tests: ["app/styles/themes.test.ts", "app/styles/tokens.test.ts"] },
	},
	{
		id: "button-contrast-too-low",
		met: "The words on the blue button stand out from it by less than 4.5 to 1.",
		topic: "Contrast (WCAG 1.4.3)",
		edits: [{ built: sheets, find: /(\.button-kzr\{[^}]*?)color:var\(--on-act\)/, replace: "$1color:#9db4ff" }],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "words-lost-on-their-picture",
		met: "Above a game's bright sky the way back to the catalogue cannot be read.",
		topic: "Contrast (WCAG 1.4.3)",
		edits: [{ built: sheets, find: "background:oklch(19% .055 268/.68)", replace: "background:none" }],
		watch: { layer: "browser", tests: ["tests/watchman.spec.ts"], title: "-titled game, en" },
	},
	{
		id: "title-on-a-bright-picture",
		met: "A game's title has slipped onto its picture, where some of them are too bright for it.",
		topic: "Contrast (WCAG 1.4.3)",
		edits: [
			{ built: sheets, find: /(\.words-4Hs\{view-transition-name:game-words;)/, replace: "$1inset-block-end:160px;" },
		],
		watch: { layer: "browser", tests: ["tests/watchman.spec.ts"], title: "every other game" },
	},
	{
		id: "sideways-at-320-px",
		met: "The home page scrolls sideways on the smallest phones.",
		topic: "Layout: narrow windows (site 9)",
		edits: [{ built: sheets, find: /(\.mosaic-x1c\{)/, replace: "$1min-inline-size:340px;" }],
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "at no width anything is wider than the window" },
	},
	{
		id: "game-page-sideways",
		met: "A game's facts run out of a phone's window.",
		topic: "Layout: narrow windows (site 9)",
		edits: [{ built: sheets, find: /(\.facts-3hp\{)/, replace: "$1min-inline-size:400px;" }],
		watch: { layer: "browser", tests: ["tests/game.spec.ts"], title: "at no width anything is wider than the window" },
	},
	{
		id: "menu-target-too-small",
		met: "The phone's menu button is 36 px wide, hard to hit with a thumb.",
		topic: "Targets of 44 px",
		edits: [
			{
				built: sheets,
				find: /(\.toggle-fhp\{[^}]*?)block-size:44px;inline-size:44px/,
				replace: "$1block-size:36px;inline-size:36px",
			},
		],
		watch: { layer: "browser", tests: ["tests/watchman.spec.ts"], title: "home, en" },
	},
	{
		id: "focus-not-shown",
		met: "Whoever uses the keyboard does not see where they are.",
		topic: "Visible focus (WCAG 2.4.7)",
		edits: [
			{
				built: sheets,
				find: ":focus-visible{outline:3px solid var(--act)",
				replace: ":focus-visible{outline:0 none var(--act)",
			},
		],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "buttons-without-edge-in-forced-colours",
		met: "In the system's contrast colours a button cannot be told from a text.",
		topic: "Forced colours",
		edits: [{ built: sheets, find: "border:2px solid buttontext", replace: "border:0" }],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "print-with-scenery",
		met: "A printed page has its pictures and coloured grounds on it.",
		topic: "Paper",
		edits: [
			{
				built: sheets,
				find: /main picture:has\(>img\[alt=""\][^{]*\{display:none\}main :has\(>picture[^{]*\{display:none\}/,
				replace: "",
			},
		],
		watch: { layer: "browser", tests: ["tests/print.spec.ts"], title: "paper has the page's own words" },
	},
	{
		id: "print-link-without-address",
		met: "A printed document does not say where its links lead.",
		topic: "Paper",
		edits: [{ built: sheets, find: /content:" \(" var\(--origin\) attr\(href\) "\)"/, replace: "content:none" }],
		watch: { layer: "browser", tests: ["tests/print.spec.ts"], title: "links say where they lead" },
	},
	{
		id: "hero-word-moved",
		met: "The hero of About us stands lower than it was drawn.",
		topic: "About us: hero (site 2.4)",
		edits: [{ built: sheets, find: ".skip-link{", replace: "main{padding-block-start:12px}.skip-link{" }],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "words-cut-in-large-letters",
		met: "Whoever has larger letters sees buttons cut in the middle of a word.",
		topic: "Larger letters (WCAG 1.4.4)",
		edits: [
			{
				built: sheets,
				find: /(\.button-kzr\{)/,
				replace: "$1max-block-size:52px;overflow:hidden;max-inline-size:160px;white-space:nowrap;",
			},
		],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "labels-cut-in-longer-languages",
		met: "In a language with longer words the header's links are cut.",
		topic: "Languages (site 2.2)",
		edits: [
			{
				built: sheets,
				find: /(\.button-kzr\{)/,
				replace: "$1max-inline-size:11em;overflow:hidden;white-space:nowrap;",
			},
		],
		watch: { layer: "browser", tests: ["tests/pages.spec.ts"], title: "/about-us:" },
	},
	{
		id: "sheet-of-a-page-lost-on-the-way",
		met: "About us is drawn without its sheet when it is reached from another page.",
		topic: "Navigation within the site (site 2.3)",
		edits: [{ built: "assets/AboutPage*.css", find: /\{[^{}]*\}/, replace: "{}" }],
		watch: { layer: "browser", tests: ["tests/sheets.spec.ts"], title: "/about-us looks the same" },
	},
	{
		id: "next-page-without-its-rules",
		met: "A page that is reached from another one is drawn without its style.",
		topic: "Navigation within the site (site 2.3)",
		edits: [{ file: "app/navigation/sheets.ts", find: 'for (const link of waiting) link.media = "";', replace: "" }],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/sheets.spec.ts"], title: "/news looks the same" },
	},
	{
		id: "next-page-unstyled-on-a-bad-line",
		met: "Where a sheet is lost on the way, the next page stands without its style.",
		topic: "Navigation within the site (site 2.3)",
		edits: [
			{
				file: "app/navigation/sheets.ts",
				find: 'if (outcome.status === "rejected") throw redirectDocument(pathname + search);',
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/sheets.spec.ts"], title: "cannot be had" },
	},
	{
		id: "painted-half-read",
		met: "The header's buttons jump while a slow page comes in.",
		topic: "First paint",
		edits: [{ built: "**/*.html", find: '<link rel="expect" href="#main" blocking="render">', replace: "" }],
		watch: { layer: "browser", tests: ["tests/first-paint.spec.ts"], title: "nothing is painted before" },
	},
	{
		id: "dead-buttons-without-the-app",
		met: "Where the app's files do not come, buttons stand there that answer nothing.",
		topic: "Without the app",
		edits: [{ built: sheets, find: ":root[data-app=failed]", replace: ":root[data-app=fallen]" }],
		watch: { layer: "browser", tests: ["tests/without-app.spec.ts"] },
	},
	{
		id: "shift-while-loading",
		met: "The catalogue jumps half a second after it has come.",
		topic: "Steady pages",
		edits: [
			{
				built: sheets,
				find: "@keyframes rise{",
				replace: "main{animation:drop .5s step-end}@keyframes drop{0%{padding-block-start:80px}}@keyframes rise{",
			},
		],
		watch: { layer: "browser", tests: ["tests/catalogue.spec.ts"], title: "nothing shifts while the catalogue loads" },
	},
	{
		id: "progress-not-40-percent",
		met: "The hint's progress bar on About us is filled by half.",
		topic: "Hint progress bar fill 40 % (site 2.4, 9)",
		edits: [
			{ built: sheets, find: "inline-size:40%}@supports (timeline", replace: "inline-size:50%}@supports (timeline" },
		],
		watch: { layer: "browser", tests: ["tests/about.spec.ts"], title: "filled to 40 %" },
	},
	{
		id: "carousel-gap-wrong",
		met: "Screenshots stand 24 px apart instead of 15.",
		topic: "Screenshot carousel spacing 15 (site 9)",
		edits: [{ file: "app/pages/game/Screenshots.tsx", find: "spaceBetween: 15,", replace: "spaceBetween: 24," }],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/carousel.spec.ts"], title: "15 px apart" },
	},
];
