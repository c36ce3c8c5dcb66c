import type { Breakage } from "./breakage.ts";

/** Analytics, translation files, calculators, documents, and what is fetched when. */
export const toolBreakages: readonly Breakage[] = [
	{
		id: "analytics-before-consent",
		met: "Another host learns of visitors who have not agreed.",
		topic: "Analytics wait for consent (site 7, policies 9)",
		edits: [
			{
				file: "app/features/analytics/startAnalytics.ts",
				find: 'const measures = granted.includes("analytics");',
				replace: 'const measures = granted.includes("analytics") || consent === undefined;',
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/analytics.spec.ts"], title: "no other host is asked before Accept" },
	},
	{
		id: "missing-id-not-told",
		met: "Analytics that lack an id measure nothing without a word to the operator.",
		topic: "Missing analytics ids: a console error (site 8)",
		edits: [
			{ file: "app/features/analytics/startAnalytics.ts", find: /console\.error\(`Analytics is on[^\n]*/, replace: "" },
		],
		watch: { layer: "unit", tests: ["app/features/analytics/startAnalytics.test.ts"] },
	},
	{
		id: "translation-failures-not-retried",
		met: "A translation file that fails once with 503 leaves the page without its app.",
		topic: "Translation file requests: 5xx are retried (site 8)",
		edits: [
			{
				file: "app/i18n/translationFiles.ts",
				find: "wait === undefined || error instanceof FinalError",
				replace: "wait !== 0",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/translations.spec.ts"], title: "answered 503 twice" },
	},
	{
		id: "translation-files-without-version",
		met: "The app asks for translation files that caches may have kept from an older version.",
		topic: "Cache-busting version query (site 7)",
		edits: [
			{
				file: "app/i18n/translationFiles.ts",
				find: /\?v=\$\{globalThis.__localesVersion \?\? "now"\}/,
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/translations.spec.ts"], title: "exactly the language's two files" },
	},
	{
		id: "reward-calculator-wrong",
		met: "The calculator promises an agent the reward of the first level for every level.",
		topic: "Referral rewards (policies 9)",
		edits: [
			{
				file: "app/features/rewards/rewards.ts",
				find: "each.map((reward, level) => reward * (fleet[level] ?? 0))",
				replace: "each.map((_, level) => (each[0] ?? 0) * (fleet[level] ?? 0))",
			},
		],
		watch: { layer: "unit", tests: ["app/features/rewards/rewards.test.ts"] },
	},
	{
		id: "reward-address-not-read",
		met: "A shared link to a calculated fleet shows the worked example instead.",
		topic: "Reward calculator",
		edits: [
			{
				file: "app/features/rewards/rewards.ts",
				find: "return fleet.length === each.length &&",
				replace: "return fleet.length > each.length &&",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/calculators.spec.ts"], title: "its address brings the same back" },
	},
	{
		id: "deadline-on-a-holiday",
		met: "The deadline calculator counts Czech public holidays as business days.",
		topic: "Business days (policies 9)",
		edits: [
			{
				file: "app/features/deadlines/businessDays.ts",
				find: "return !isWeekend(day) && !holidays.has(day);",
				replace: "return !isWeekend(day) && holidays.size >= 0;",
			},
		],
		watch: { layer: "unit", tests: ["app/features/deadlines/businessDays.test.ts"] },
	},
	{
		id: "publisher-calculator-wrong",
		met: "The slider promises studios more than the fee leaves them.",
		topic: "Platform fee capped at 15 % (site 9)",
		edits: [
			{
				file: "app/pages/publish/shares.ts",
				find: "revenue * (100 - feePercent)",
				replace: "revenue * (105 - feePercent)",
			},
		],
		watch: { layer: "unit", tests: ["app/pages/publish/shares.test.ts"] },
	},
	{
		id: "documents-wait-for-their-text",
		met: "A click on a document seems to do nothing for as long as its text is on the way.",
		topic: "Document viewer (site 2.6)",
		edits: [
			{
				file: "app/pages/document/DocumentPage.route.tsx",
				find: "const patience = 200",
				replace: "const patience = 60_000",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/documents.spec.ts"], title: "shows the frame and Loading document" },
	},
	{
		id: "place-in-the-document-not-marked",
		met: "The contents do not show which section is being read.",
		topic: "Document viewer (site 2.6)",
		edits: [
			{
				file: "app/pages/document/Contents.tsx",
				find: 'aria-current={number === section ? "location" : undefined}',
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/documents.spec.ts"], title: "mark the section and clause being read" },
	},
	{
		id: "picture-fetched-too-early",
		met: "A phone fetches every picture of the home page at once.",
		topic: "First load",
		edits: [
			{
				file: "app/components/Picture/Picture.tsx",
				find: 'loading={priority ? "eager" : "lazy"}',
				replace: 'loading="eager"',
			},
		],
		watch: { layer: "unit", tests: ["app/components/Picture/Picture.test.tsx"] },
	},
	{
		id: "carousel-code-fetched-by-everybody",
		met: "Every visitor of a game downloads the slider before its strip comes near.",
		topic: "First load",
		edits: [
			{ file: "app/components/Carousel/Carousel.tsx", find: 'rootMargin: "300px"', replace: 'rootMargin: "9000px"' },
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/carousel.spec.ts"], title: "only then is Swiper fetched" },
	},
];
