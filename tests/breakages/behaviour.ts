import type { Breakage } from "./breakage.ts";

/** What the app does once it is there: navigation, menus, search, carousels, documents. */
export const behaviourBreakages: readonly Breakage[] = [
	{
		id: "focus-lost-after-navigation",
		met: "After a link, a screen reader stays silent: nothing of the new page has the focus.",
		topic: "Route changes (site 2.3)",
		edits: [{ file: "app/routing/useScrollAndFocus.ts", find: "target.focus({ preventScroll: true });", replace: "" }],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "a card leads to its game" },
	},
	{
		id: "new-page-begins-in-the-middle",
		met: "A followed link leads to the middle of the next page.",
		topic: "Every route change scrolls to the top (site 2.3)",
		edits: [
			{
				file: "app/routing/useScrollAndFocus.ts",
				find: "} else if (!state?.keepsPlace) {",
				replace: "} else if (state?.startsAtTop) {",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "a card leads to its game" },
	},
	{
		id: "transition-cut-short-is-an-error",
		met: "A second click during a transition ends in an error.",
		topic: "Route changes (site 2.3)",
		edits: [{ file: "app/routing/quietTransitions.ts", find: "transition.ready.catch(() => {});", replace: "" }],
		rebuild: "site",
		watch: {
			layer: "browser",
			tests: ["tests/navigation.spec.ts"],
			title: "a transition that Back or another link cuts short",
		},
	},
	{
		id: "language-lost-from-the-selector",
		met: "Russian is missing from the language selector.",
		topic: "Language selector (site 2.7)",
		edits: [
			{
				file: "app/features/language/LanguageMenu.tsx",
				find: ".filter(({ code }) => listed.includes(code))",
				replace: '.filter(({ code }) => listed.includes(code) && (code !== "ru" || language === "ru"))',
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/language-menu.spec.ts"], title: "by their own names" },
	},
	{
		id: "current-language-not-marked",
		met: "The selector does not say which language is the current one.",
		topic: "Language selector: the current language is marked (site 2.7)",
		edits: [{ built: "index.html", find: 'lang="en" aria-current="true"', replace: 'lang="en"' }],
		watch: { layer: "browser", tests: ["tests/accessibility-tree.spec.ts"], title: "language-menu" },
	},
	{
		id: "selector-loads-a-document",
		met: "Choosing a language loads the whole page anew.",
		topic: "Choosing a language (site 2.7)",
		edits: [
			{
				file: "app/features/language/LanguageMenu.tsx",
				find: "navigate({ pathname, search, hash }, { state: { findsPlace: true } });",
				replace: "location.assign(pathname + search + hash);",
			},
		],
		rebuild: "site",
		watch: {
			layer: "browser",
			tests: ["tests/language-menu.spec.ts"],
			title: "a choice changes the page without loading a document",
		},
	},
	{
		id: "menu-stays-open-behind-a-choice",
		met: "The phone's menu stays open over the page that was chosen in it.",
		topic: "Header on phones (site 2.3)",
		edits: [
			{
				file: "app/layouts/site/Header.tsx",
				find: "data-page={page} onClick={() => menu.current?.hidePopover()}",
				replace: "data-page={page}",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/header-menu.spec.ts"], title: "a choice leads there" },
	},
	{
		id: "menu-button-without-a-name",
		met: "A screen reader calls the phone's menu button a button and no more.",
		topic: "Header on phones (site 2.3)",
		edits: [{ built: "**/*.html", find: 'class="toggle-fhp" aria-label="Menu"', replace: 'class="toggle-fhp"' }],
		watch: { layer: "browser", tests: ["tests/header-menu.spec.ts"], title: "the button has a name" },
	},
	{
		id: "screenshot-button-enabled-at-the-end",
		met: "The button for the next screenshot is offered at the last one and does nothing.",
		topic: "Carousels: buttons disabled at the ends (site 4)",
		edits: [
			{
				file: "app/pages/game/ScreenshotDialog.tsx",
				find: "aria-disabled={place === last}",
				replace: "aria-disabled={place > last}",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/screenshots.spec.ts"], title: "stop at the ends" },
	},
	{
		id: "screenshot-closes-without-focus",
		met: "After a screenshot is closed, whoever uses the keyboard starts again at the top.",
		topic: "Screenshot carousel (site 2.5)",
		edits: [{ file: "app/pages/game/Screenshots.tsx", find: "shown.opener.focus();", replace: "shown.opener.blur();" }],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/screenshots.spec.ts"], title: "close by Escape: focus is back" },
	},
	{
		id: "carousel-arrow-enabled-at-the-end",
		met: "The arrow of the screenshots is offered at the end and does nothing.",
		topic: "Carousels: buttons disabled at the ends (site 4)",
		edits: [
			{
				file: "app/components/Carousel/Carousel.tsx",
				find: "disabled={ends.end && !endless}",
				replace: "disabled={ends.end && endless}",
			},
		],
		watch: { layer: "unit", tests: ["app/components/Carousel/Carousel.test.tsx"] },
	},
	{
		id: "touch-threshold-gone",
		met: "A tap that trembles by three pixels moves the screenshots.",
		topic: "Slider: 5 px touch threshold (site 9)",
		edits: [{ file: "app/components/Carousel/slider.ts", find: "threshold: 5,", replace: "threshold: 0," }],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/carousel.spec.ts"], title: "under the threshold of 5" },
	},
	{
		id: "two-questions-open-at-once",
		met: "Several questions are open at the same time.",
		topic: "FAQ accordion: one open (site 2.12)",
		edits: [
			{
				file: "app/components/Accordion/Accordion.tsx",
				find: "<details key={id} name={name}",
				replace: "<details key={id} name={`${name}${id}`}",
			},
		],
		watch: { layer: "unit", tests: ["app/components/Accordion/Accordion.test.tsx"] },
	},
	{
		id: "accordion-opens-several-in-the-browser",
		met: "On the partnership page several questions are open at the same time.",
		topic: "FAQ accordion: one open (site 2.4, 2.12)",
		edits: [{ built: "**/partnership-mba/index.html", find: /<details name="[^"]*"/, replace: "<details" }],
		watch: { layer: "engines", tests: ["tests/engines/webkit.test.ts"], title: "questions open one at a time" },
	},
	{
		id: "search-without-stemming",
		met: "A search for the plural of a word finds nothing that has its singular.",
		topic: "Search",
		edits: [
			{
				file: "app/features/search/words.ts",
				find: "stem = /[а-я]/.test(word) ? stemRussian(word) : stemEnglish(word);",
				replace: "stem = /[а-я]/.test(word) && stems.size < 0 ? stemRussian(stemEnglish(word)) : word;",
			},
		],
		watch: {
			layer: "unit",
			tests: [
				"app/features/search/words.test.ts",
				"app/features/search/openSearch.test.ts",
				"app/features/search/wantedAnswers.test.ts",
			],
		},
	},
	{
		id: "search-ignores-the-wrong-layout",
		met: "A Russian word typed on the English layout finds nothing.",
		topic: "Search",
		edits: [
			{
				file: "app/features/search/openSearch.ts",
				find: "const swapped = swapLayout(query);",
				replace: "const swapped = swapLayout(swapLayout(query));",
			},
		],
		watch: {
			layer: "unit",
			tests: ["app/features/search/openSearch.test.ts", "app/features/search/wantedAnswers.test.ts"],
		},
	},
	{
		id: "slash-does-not-open-the-search",
		met: "The key / opens nothing.",
		topic: "Search",
		edits: [{ file: "app/features/search/SearchControl.tsx", find: 'key !== "/"', replace: 'key !== "?"' }],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/search.spec.ts"], title: "by keyboard: / opens it" },
	},
	{
		id: "search-leaves-no-address",
		met: "What was looked for in the catalogue cannot be shared or gone back to.",
		topic: "Catalogue search",
		edits: [
			{
				file: "app/features/search/useTypedQuery.ts",
				find: "let timer = setTimeout(write, pause);",
				replace: "let timer = setTimeout(() => text, pause);",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/catalogue-search.spec.ts"], title: "Back and Forward go between" },
	},
	{
		id: "each-letter-a-step-back",
		met: "Back takes one letter of the query away instead of leaving the search.",
		topic: "Catalogue search",
		edits: [
			{
				file: "app/features/search/useTypedQuery.ts",
				find: 'replace: before !== "", state',
				replace: "replace: false, state",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/catalogue-search.spec.ts"], title: "Back and Forward go between" },
	},
	{
		id: "shared-address-with-the-query",
		met: "Sharing a game hands on where the sharer came from.",
		topic: "Sharing a game",
		edits: [
			{
				file: "app/features/share/sharePage.ts",
				find: "location.origin + location.pathname;",
				replace: "location.href;",
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/share.spec.ts"], title: "opens the system's sheet" },
	},
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
		rebuild: "site",
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
				file: "app/i18n/i18n.client.ts",
				find: 'backend: { loadPath: "/locales/{{lng}}/{{ns}}.json",',
				replace: 'maxRetries: 0,\n\t\t\tbackend: { loadPath: "/locales/{{lng}}/{{ns}}.json",',
			},
		],
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/translations.spec.ts"], title: "answered 503 twice" },
	},
	{
		id: "translation-files-without-version",
		met: "The app asks for translation files that caches may have kept from an older version.",
		topic: "Cache-busting version query (site 7)",
		edits: [
			{
				file: "app/i18n/i18n.client.ts",
				find: "queryStringParams: { v: __LOCALES_VERSION__ }",
				replace: "queryStringParams: {}",
			},
		],
		rebuild: "site",
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
		rebuild: "site",
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
		id: "documents-fetch-their-text-again",
		met: "A document that is opened is taken away and fetched again under the reader's eyes.",
		topic: "Document viewer (site 2.6)",
		edits: [
			{ file: "app/pages/document/bodies.ts", find: "if (!response.ok) throw", replace: "if (response.ok) throw" },
		],
		rebuild: "site",
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
		rebuild: "site",
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
		rebuild: "site",
		watch: { layer: "browser", tests: ["tests/carousel.spec.ts"], title: "only then is Swiper fetched" },
	},
];
