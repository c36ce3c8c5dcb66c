import type { Breakage } from "./breakage.ts";

/** What the app does once it is there: navigation, menus, search, carousels. */
export const behaviourBreakages: readonly Breakage[] = [
	{
		id: "focus-lost-after-navigation",
		met: "After a link, a screen reader stays silent: nothing of the new page has the focus.",
		topic: "Route changes (site 2.3)",
		edits: [
			{ file: "app/navigation/useScrollAndFocus.ts", find: "target.focus({ preventScroll: true });", replace: "" },
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "a card leads to its game" },
	},
	{
		id: "new-page-begins-in-the-middle",
		met: "A followed link leads to the middle of the next page.",
		topic: "Every route change scrolls to the top (site 2.3)",
		edits: [
			{
				file: "app/navigation/useScrollAndFocus.ts",
				find: "} else if (!state?.keepsPlace) {",
				replace: "} else if (state?.startsAtTop) {",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "a card leads to its game" },
	},
	{
		id: "transition-cut-short-is-an-error",
		met: "A second click during a transition ends in an error.",
		topic: "Route changes (site 2.3)",
		edits: [{ file: "app/navigation/quietTransitions.ts", find: "transition.ready.catch(() => {});", replace: "" }],
		rebuild: "app",
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
		edits: [{ built: "games/boat-attack/index.html", find: /<li><a [^>]*lang="ru"[\s\S]*?<\/li>/, replace: "" }],
		watch: { layer: "built", tests: ["tests/built/languageMenu.test.ts"], title: "by their own names" },
	},
	{
		id: "current-language-not-marked",
		met: "The selector does not say which language is the current one.",
		topic: "Language selector: the current language is marked (site 2.7)",
		edits: [{ built: "index.html", find: 'lang="en" aria-current="true"', replace: 'lang="en"' }],
		watch: { layer: "built", tests: ["tests/built/languageMenu.test.ts"], title: "is marked" },
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
		rebuild: "app",
		watch: {
			layer: "browser",
			tests: ["tests/language-menu.spec.ts"],
			title: "when a language is chosen, without loading a document",
		},
	},
	{
		id: "menu-stays-open-behind-a-choice",
		met: "The phone's menu stays open over the page that was chosen in it.",
		topic: "Header on phones (site 2.3)",
		edits: [
			{
				file: "app/layouts/site/Header.tsx",
				find: "data-page={page} onClick={leaveMenu}",
				replace: "data-page={page}",
			},
		],
		rebuild: "app",
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
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/screenshots.spec.ts"], title: "stop at the ends" },
	},
	{
		id: "screenshot-closes-without-focus",
		met: "After a screenshot is closed, whoever uses the keyboard starts again at the top.",
		topic: "Screenshot carousel (site 2.5)",
		edits: [{ file: "app/pages/game/Screenshots.tsx", find: "shown.opener.focus();", replace: "shown.opener.blur();" }],
		rebuild: "app",
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
		rebuild: "app",
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
				replace: "<details key={id} name={name + id}",
			},
		],
		watch: { layer: "unit", tests: ["app/components/Accordion/Accordion.test.tsx"] },
	},
	{
		id: "accordion-opens-several-in-the-browser",
		met: "On the partnership page several questions are open at the same time.",
		topic: "FAQ accordion: one open (site 2.4, 2.12)",
		edits: [{ built: "**/partnership-mba/index.html", find: /<details name="[^"]*"/, replace: "<details" }],
		watch: { layer: "built", tests: ["tests/built/partnership.test.ts"], title: "one at a time is open" },
	},
	{
		id: "search-without-stemming",
		met: "A search for the plural of a word finds nothing that has its singular.",
		topic: "Search",
		edits: [
			{
				file: "content/search/words.ts",
				find: "stem = /[а-я]/.test(word) ? stemRussian(word) : stemEnglish(word);",
				replace: "stem = /[а-я]/.test(word) && stems.size < 0 ? stemRussian(stemEnglish(word)) : word;",
			},
		],
		watch: {
			layer: "unit",
			tests: [
				"content/search/words.test.ts",
				"app/features/search/openSearch.test.ts",
				"app/features/search/wantedAnswers.test.ts",
			],
		},
	},
	{
		id: "letters-before-the-search-lost",
		met: "On a slow line the first letters that somebody types after / are not in the search's field.",
		topic: "Search",
		edits: [
			{
				file: "app/features/search/SearchControl.tsx",
				find: "awaited.current = typed;",
				replace: 'awaited.current = typed && "";',
			},
		],
		rebuild: "app",
		watch: {
			layer: "browser",
			tests: ["tests/search.spec.ts"],
			title: "what is typed before the window is there",
		},
	},
	{
		id: "search-settles-for-the-first-piece",
		met: "In a large catalogue a game that exists is not found: the search answers before all of it is here.",
		topic: "Search",
		edits: [
			{
				file: "app/features/search/openSearch.ts",
				find: "if (isNear && rest.length > 0) return undefined;",
				replace: "if (isNear && rest.length < 0) return undefined;",
			},
		],
		watch: {
			layer: "unit",
			tests: ["app/features/search/largeCatalogue.test.ts"],
			title: "says of nothing that it only comes close",
		},
	},
	{
		id: "search-pieces-lose-games",
		met: "In a large catalogue some hundred games can never be found.",
		topic: "Search",
		edits: [
			{
				file: "content/search/inPieces.ts",
				find: "if (piece.length > 0) pieces.push(piece);",
				replace: "if (pieces.length === 0) pieces.push(piece);",
			},
		],
		watch: { layer: "unit", tests: ["content/search/inPieces.test.ts"], title: "keeps every entry" },
	},
	{
		id: "search-ignores-the-wrong-layout",
		met: "A Russian word typed on the English layout finds nothing.",
		topic: "Search",
		edits: [
			{
				file: "app/features/search/readings.ts",
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
		rebuild: "app",
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
		rebuild: "app",
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
		rebuild: "app",
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
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/share.spec.ts"], title: "opens the system's sheet" },
	},
];
