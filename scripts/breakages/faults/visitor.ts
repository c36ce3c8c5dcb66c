import type { Breakage } from "./breakage.ts";

/** What is known of a visitor before anything is painted: language, consent, theme, the place in a page. */
export const visitorBreakages: readonly Breakage[] = [
	{
		id: "browser-language-before-cookie",
		met: "A visitor who has chosen English on a Russian browser gets Russian again on every visit.",
		topic: "Language detection order (site 9)",
		edits: [
			{
				file: "app/boot/detectLanguage.ts",
				find: "[cookie(), inStorage(), ...navigator.languages, current]",
				replace: "[...navigator.languages, cookie(), inStorage(), current]",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/detection.spec.ts"], title: "the order, on a Russian browser" },
	},
	{
		id: "lng-in-the-query-ignored",
		met: "A link with lng=ru opens in English.",
		topic: "Language detection order (site 9)",
		edits: [{ file: "app/boot/detectLanguage.ts", find: '.get("lng")', replace: '.get("lang")' }],
		rebuild: "inline scripts",
		watch: { layer: "engines", tests: ["tests/engines/webkit.test.ts"], title: "a language is asked for" },
	},
	{
		id: "query-lost-on-language-redirect",
		met: "A Russian visitor who comes by an advertisement loses its query string on the way to the Russian page.",
		topic: "Language redirects keep the query (site 2.2)",
		edits: [
			{
				file: "app/boot/detectLanguage.ts",
				find: "location.replace(target + location.search + location.hash);",
				replace: "location.replace(target + location.hash);",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/detection.spec.ts"], title: "query and hash are kept" },
	},
	{
		id: "chosen-language-not-stored",
		met: "English, chosen on a Russian browser, is forgotten on the next page.",
		topic: "Language setting in local storage and cookie (site 3)",
		edits: [
			{
				file: "app/boot/detectLanguage.ts",
				find: "const kept = store(code);",
				replace: "const kept = code !== undefined;",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/language-choice.spec.ts"], title: "English, once chosen, sticks" },
	},
	{
		id: "indonesian-browser-left-in-english",
		met: "An Indonesian browser is not led to the Indonesian partnership page.",
		topic: "Indonesian (site 2.2)",
		edits: [
			{
				file: "app/boot/detectLanguage.ts",
				find: "...navigator.languages, current]",
				replace: '...navigator.languages.filter((code) => !code.startsWith("id")), current]',
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/indonesian.spec.ts"], title: "is sent to the Indonesian page" },
	},
	{
		id: "declined-remembered-as-accepted",
		met: "Whoever declines cookies is remembered as having accepted them.",
		topic: "Cookie banner (site 2.10, 4)",
		edits: [
			{
				file: "app/boot/askConsent.ts",
				find: 'granted.length < all.length ? "declined" : "accepted"',
				replace: 'granted.length > all.length ? "declined" : "accepted"',
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/consent.spec.ts"], title: "the answer stays for 365 days" },
	},
	{
		id: "consent-for-a-month",
		met: "The banner is back after a month instead of a year.",
		topic: "Cookie consent lifetime: 365 days (site 9)",
		edits: [
			{ file: "app/boot/askConsent.ts", find: "max-age=31536000; samesite", replace: "max-age=2592000; samesite" },
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/consent.spec.ts"], title: "the answer stays for 365 days" },
	},
	{
		id: "choice-of-parts-lost",
		met: "Whoever allows analytics alone finds it unticked in Cookie Settings.",
		topic: "Customise choices (site 2.10)",
		edits: [
			{
				file: "app/boot/askConsent.ts",
				find: "JSON.stringify(granted)?.includes(category)",
				replace: "JSON.stringify(granted) === category",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/consent-choices.spec.ts"], title: "a part is kept as declined" },
	},
	{
		id: "consent-of-another-tab-ignored",
		met: "Cookies declined in one tab are still asked about in the other.",
		topic: "Consent can be withdrawn at any time (policies 4)",
		edits: [
			{
				file: "app/boot/askConsent.ts",
				find: 'addEventListener("storage", (event) => event.key === key && update());',
				replace: "",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/consent-choices.spec.ts"], title: "two tabs agree" },
	},
	{
		id: "focus-lost-after-banner",
		met: "After Decline, whoever uses the keyboard starts again at the top of the page.",
		topic: "Cookie banner by keyboard (site 2.10)",
		edits: [{ file: "app/boot/askConsent.ts", find: "back.focus({ preventScroll: isMain });", replace: "" }],
		rebuild: "inline scripts",
		watch: {
			layer: "browser",
			tests: ["tests/consent-access.spec.ts"],
			title: "Decline, then Tab goes on into the page",
		},
	},
	{
		id: "banner-flashes-for-those-who-chose",
		met: "The cookie banner flashes on every page for visitors who have answered it.",
		topic: "Cookie banner (site 4)",
		edits: [
			{
				file: "app/boot/askConsent.ts",
				find: 'document.documentElement.toggleAttribute("data-ask-consent", !consent);',
				replace: 'document.documentElement.toggleAttribute("data-ask-consent", true);',
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/consent.spec.ts"], title: "sees no banner" },
	},
	{
		id: "theme-not-remembered",
		met: "The light theme, chosen on a dark system, is forgotten on the next page.",
		topic: "Dark theme",
		edits: [
			{
				file: "app/boot/applyTheme.ts",
				find: "localStorage.setItem(key, target.value);\n\t\t\tchosen = null;",
				replace: "chosen = target.value;",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/theme.spec.ts"], title: "until light is chosen" },
	},
	{
		id: "theme-flashes",
		met: "A page of the chosen theme flashes in the other one first.",
		topic: "Dark theme",
		edits: [
			{
				file: "app/boot/applyTheme.ts",
				find: /addEventListener\(event, update\);\n\tupdate\(\);/,
				replace: "addEventListener(event, update);",
			},
		],
		rebuild: "inline scripts",
		watch: {
			layer: "browser",
			tests: ["tests/first-paint.spec.ts"],
			title: "the chosen theme is there from the first frame",
		},
	},
	{
		id: "app-before-pictures",
		met: "On a slow phone the app's files take the line from the pictures of the first screen.",
		topic: "First paint",
		edits: [
			{
				file: "app/boot/boot.ts",
				find: 'if (document.readyState === "complete") afterLoad();\n\telse addEventListener("load", afterLoad);',
				replace: "afterLoad();",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/first-paint.spec.ts"], title: "no file of the app is asked for" },
	},
	{
		id: "browser-bar-keeps-the-light-colour",
		met: "A phone's browser bar stays white over the dark page that was chosen.",
		topic: "Dark theme",
		edits: [{ file: "app/boot/applyTheme.ts", find: "meta.media = theme ? chosenOne : ", replace: "meta.media = " }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/theme.spec.ts"], title: "until light is chosen" },
	},
	{
		id: "register-link-drops-the-query",
		met: "The register card loses the query string that says where the visitor came from.",
		topic: "The register card carries the query (site 2.4)",
		edits: [{ file: "app/boot/carryQuery.ts", find: "link.search = location.search;", replace: 'link.search = "";' }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "takes the query string along" },
	},
	{
		id: "early-clicks-lost",
		met: "A click on an arrow before the app is there does nothing.",
		topic: "Clicks before the app is there",
		edits: [{ file: "app/boot/boot.ts", find: "early.push(target);", replace: "" }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/early-click.spec.ts"], title: "is replayed once" },
	},
	{
		id: "app-waits-for-the-last-picture",
		met: "On a slow line the page answers nothing until its last picture has come.",
		topic: "Clicks before the app is there",
		edits: [
			{
				file: "app/boot/boot.ts",
				find: '["pointerdown", "touchstart", "keydown", "focusin", "click"]',
				replace: '["touchstart"]',
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/early-click.spec.ts"], title: "the app starts at the first key" },
	},
	{
		id: "rules-of-a-page-left-out",
		met: "The refund policy is painted without the rules of its calculator.",
		topic: "The first page's rules (site 8)",
		edits: [{ file: "scripts/build/finishDocument.ts", find: " || hasSlots(body)", replace: "" }],
		watch: { layer: "unit", tests: ["scripts/build/finishDocument.test.ts"] },
	},
	{
		id: "data-that-fails-taken-for-data",
		met: "A page whose data cannot be had is left half alive instead of staying readable.",
		topic: "Without the app (site 8)",
		edits: [{ file: "app/boot/boot.ts", find: 'dispatchEvent(new Event("app:failed"));', replace: "" }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/without-app.spec.ts"] },
	},
	{
		id: "back-jumps-to-the-top",
		met: "Back leads to the top of the last page instead of the place that was left.",
		topic: "Scrolling on route changes (site 2.3)",
		edits: [
			{
				file: "app/boot/keepPlace.ts",
				find: "positions.set(name, scrollY && scrollY - main());",
				replace: "positions.set(name, 0);",
			},
		],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/home.spec.ts"], title: "Back restores where the visitor was" },
	},
	{
		id: "place-lost-in-another-language",
		met: "Choosing another language in the middle of a document leads to its top.",
		topic: "Choosing a language (site 2.7)",
		edits: [{ file: "app/boot/keepPlace.ts", find: 'store("languagePlace", kept);', replace: "kept = null;" }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/navigation.spec.ts"], title: "another language shows what was read" },
	},
	{
		id: "clause-lost-when-all-is-laid-out",
		met: "What the browser's own search has found in a long document is gone from the window a moment later.",
		topic: "Far text is laid out late",
		edits: [{ file: "app/boot/keepPlace.ts", find: "if (read) scroll(scrollY + top() - before);", replace: "" }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/far-text.spec.ts"], title: "something else has scrolled to" },
	},
	{
		id: "back-without-the-app-stays",
		met: "Without the app, Back changes the address and shows the page that was left.",
		topic: "Navigation without the app",
		edits: [{ file: "app/boot/keepPlace.ts", find: "location.reload();", replace: "" }],
		rebuild: "inline scripts",
		watch: { layer: "browser", tests: ["tests/navigation.spec.ts"], title: "Back before the app answers" },
	},
	{
		id: "language-forgotten-in-firefox",
		met: "In Firefox the language that was asked for by lng is not remembered.",
		topic: "Language detection (site 9), in every engine",
		edits: [
			{ file: "app/boot/detectLanguage.ts", find: "if (explicit) store(wanted);", replace: "" },
			{ file: "app/boot/detectLanguage.ts", find: "store(current);\n\t} else if", replace: "\n\t} else if" },
		],
		rebuild: "inline scripts",
		watch: { layer: "engines", tests: ["tests/engines/firefox.test.ts"], title: "a language is asked for" },
	},
];
