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
				file: "content/guidelines/general/dispute-resolution-policy.md",
				find: "updated: 2025-06-10",
				replace: "updated: 2025-06-11",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/guidelines.spec.ts"], title: "dates are as the language writes them" },
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
		met: "One of the twenty games is gone.",
		topic: "Games: 20 entries (site 3)",
		edits: [{ file: "content/games/glass-quest.yaml", find: "slug: glass-quest", replace: "slug: glass-quests" }],
		watch: { layer: "browser", tests: ["tests/game.spec.ts"], title: "the twenty games of the specification" },
	},
	{
		id: "article-lost",
		met: "The address of an article that the specification names leads nowhere.",
		topic: "News articles (site 3)",
		edits: [
			{
				file: "content/news/how-to-register-dev-studio-eu.md",
				find: "slug: how-to-register-dev-studio-eu",
				replace: "slug: how-to-register-a-dev-studio-eu",
			},
		],
		watch: { layer: "browser", tests: ["tests/news.spec.ts"], title: "there are the five articles" },
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
			layer: "browser",
			tests: ["tests/news.spec.ts"],
			title: "/news/how-to-register-dev-studio-eu: breadcrumbs",
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
		watch: { layer: "browser", tests: ["tests/redirects.spec.ts"], title: "answers 404 with noindex" },
	},
];
