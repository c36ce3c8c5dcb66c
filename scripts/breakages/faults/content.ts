import type { Breakage } from "./breakage.ts";

/** Words, figures, games and articles. */
export const contentBreakages: readonly Breakage[] = [
	{
		id: "figure-of-the-partner-terms-changed",
		met: "The partner terms promise payouts from 10 Teledollars on instead of 100.",
		topic: "Partner terms: minimum payout (policies 9)",
		edits: [
			{
				file: "content/guidelines/partners/terms-and-conditions.md",
				find: "The minimum payout is {{partnerMinimumPayout}} Teledollars.",
				replace: "The minimum payout is 10 Teledollars.",
			},
		],
		watch: { layer: "unit", tests: ["content/checks/figures.test.ts"] },
	},
	{
		id: "fee-on-a-page-changed",
		met: "The consumer pages speak of a fee of 18 %.",
		topic: "Platform fee capped at 15 % (site 9)",
		edits: [
			{
				file: "public/locales/en/translation.json",
				find: '"line2": "{{platformFeeCap}}% at most."',
				replace: '"line2": "18% at most."',
			},
		],
		watch: { layer: "unit", tests: ["content/checks/figures.test.ts"] },
	},
	{
		id: "date-of-a-policy-changed",
		met: "The dispute resolution policy says that it was updated on another day.",
		topic: "Last-updated dates (policies 1)",
		edits: [
			{
				built: "docs/guidelines/general/dispute-resolution-policy/index.html",
				find: '<time datetime="2025-06-10">10 June 2025',
				replace: '<time datetime="2025-06-11">11 June 2025',
			},
		],
		watch: {
			layer: "built",
			tests: ["tests/built/guidelines.test.ts"],
			title: "dates are as the language writes them",
		},
	},
	{
		id: "russian-plural-wrong",
		met: "The Russian catalogue speaks of 22 игр.",
		topic: "Russian texts (site 2.2)",
		edits: [{ file: "public/locales/ru/translation.json", find: /"count_few": [^\n]*\n/, replace: "" }],
		watch: { layer: "check", tests: ["scripts/checkLocales.ts"], title: "count" },
	},
	{
		id: "russian-text-missing",
		met: "A Russian visitor reads a translation key instead of a headline.",
		topic: "Russian texts (site 2.2)",
		edits: [{ file: "public/locales/ru/translation.json", find: /\t\t"lede": "Все игры[^\n]*\n/, replace: "" }],
		watch: { layer: "check", tests: ["scripts/checkLocales.ts"], title: "games.lede" },
	},
	{
		id: "no-break-space-lost",
		met: "A Russian line ends in a preposition.",
		topic: "Russian typography",
		edits: [{ file: "content/games/chinese-cuisine-chef.yaml", find: "у\u00a0вока", replace: "у вока" }],
		watch: { layer: "check", tests: ["scripts/checkTypography.ts"], title: "may break in the wrong place" },
	},
	{
		id: "game-lost",
		met: "One of the twenty popular games is gone from the home page.",
		topic: "Games: 20 entries (site 3)",
		edits: [
			{
				built: "index.html",
				find: /<li[^>]*><a [^>]*href="\/games\/glass-quest"[\s\S]*?<\/li>/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/home.test.ts"], title: "twenty cards" },
	},
	{
		id: "article-lost",
		met: "An article that the specification names is gone from the list of news.",
		topic: "News articles (site 3)",
		edits: [
			{
				built: "news/index.html",
				find: /<article(?:(?!<article)[\s\S])*?href="\/news\/how-to-register-dev-studio-eu"[\s\S]*?<\/article>/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/news.test.ts"], title: "every article with title" },
	},
	{
		id: "preview-too-long",
		met: "The list of news shows half an article before Read more.",
		topic: "News preview text: 450 characters (site 9)",
		edits: [{ file: "content/model/previewText.ts", find: "const longest = 450;", replace: "const longest = 950;" }],
		watch: { layer: "unit", tests: ["content/model/previewText.test.ts"] },
	},
	{
		id: "article-dated-a-day-early",
		met: "West of Greenwich, articles bear the day before theirs.",
		topic: "News dates (site 9)",
		edits: [
			{
				file: "site/formatDay.ts",
				find: 'timeZone: "UTC",',
				replace: 'timeZone: "America/Los_Angeles",',
			},
		],
		watch: { layer: "unit", tests: ["site/formatDay.test.ts"] },
	},
	{
		id: "article-text-cut",
		met: "The last paragraph of an article is missing.",
		topic: "News article: rich-text body (site 2.5)",
		edits: [
			{
				built: "news/how-to-register-dev-studio-eu/index.html",
				find: /<p>Your country's begins earlier[\s\S]*?<\/p>/,
				replace: "",
			},
		],
		watch: {
			layer: "built",
			tests: ["tests/built/news.test.ts"],
			title: "breadcrumbs, title, date",
		},
	},
	{
		id: "unknown-game-shows-another",
		met: "The address of a game that does not exist fails with an error screen.",
		topic: "Unknown slug renders nothing (site 2.5, 8)",
		edits: [
			{
				file: "site/resolve.ts",
				find: 'return pagePattern(page).endsWith("/:slug");',
				replace: 'return pagePattern(page).endsWith("/:slugs");',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "answers 404 with noindex" },
	},
];
