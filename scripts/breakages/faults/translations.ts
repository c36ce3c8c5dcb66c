import type { Breakage } from "./breakage.ts";

/** What goes to translators and comes back, and which pages a language gets. */
export const translationBreakages: readonly Breakage[] = [
	{
		id: "translation-without-its-placeholder",
		met: "A sentence on the fee comes back from the translators without the fee, and is published.",
		topic: "Translations",
		edits: [
			{
				file: "scripts/translations/judgeEntries.ts",
				find: "if (lost.length > 0) return",
				replace: "if (lost === given) return",
			},
		],
		watch: { layer: "unit", tests: ["scripts/translations/judgeEntries.test.ts"] },
	},
	{
		id: "translation-of-former-words",
		met: "English changed while a file was with the translators, and nobody is told that the translation is of the former words.",
		topic: "Translations",
		edits: [
			{
				file: "scripts/translations/judgeEntries.ts",
				find: "digest: digestOf(source)",
				replace: "digest: digestOf(unit.source)",
			},
		],
		watch: { layer: "unit", tests: ["scripts/translations/judgeEntries.test.ts"] },
	},
	{
		id: "half-translated-page",
		met: "A language gets a page whose header and footer nobody has translated.",
		topic: "Translations",
		edits: [
			{
				file: "scripts/translations/placeTexts.ts",
				find: "!lacking.has(page) && !lacking.has(everyPage)",
				replace: "!lacking.has(page) && page !== everyPage",
			},
		],
		watch: { layer: "unit", tests: ["scripts/translations/placeTexts.test.ts"] },
	},
	{
		id: "spaces-come-into-translations",
		met: "Every text with a figure in it comes back from the translators with line breaks around the figure.",
		topic: "Translations",
		edits: [{ file: "scripts/translations/formats/xliff.ts", find: 'indent: ""', replace: 'indent: "  "' }],
		watch: { layer: "unit", tests: ["scripts/translations/formats/formats.test.ts"] },
	},
	{
		id: "page-lacks-words-it-shares",
		met: "A language that has the home page alone shows the names of keys on its cards.",
		topic: "Translations",
		edits: [
			{
				file: "content/locales/rules.ts",
				find: 'home: ["home", "game", "genres"]',
				replace: 'home: ["home", "genres"]',
			},
		],
		watch: { layer: "unit", tests: ["app/i18n/groupsOfPages.test.ts"] },
	},
];
