import type { Breakage } from "./breakage.ts";

/** The editor's desk: who may use it, which files it touches, and how it writes them. */
export const deskBreakages: readonly Breakage[] = [
	{
		id: "desk-answers-another-host",
		met: "A page of the web reads and writes the editor's files, by a name that leads to this machine.",
		topic: "Editor's desk",
		edits: [
			{ file: "scripts/desk/guard.ts", find: "if (!hosts.includes(host))", replace: "if (host === port.toString())" },
		],
		watch: { layer: "unit", tests: ["scripts/desk/guard.test.ts"] },
	},
	{
		id: "desk-field-without-words",
		met: "Editors see the key of a field where its name belongs.",
		topic: "Editor's desk",
		edits: [
			{
				file: "scripts/desk/fieldsOf.ts",
				find: "if (!title || !description) {",
				replace: "if (!value.title && !name) {",
			},
		],
		watch: { layer: "unit", tests: ["scripts/desk/collections.test.ts"] },
	},
	{
		id: "desk-rewrites-files",
		met: "A save of one word shows as a change of the whole file.",
		topic: "Editor's desk",
		edits: [{ file: "scripts/desk/writtenForm.ts", find: "lineWidth: 0,", replace: "lineWidth: 80," }],
		watch: { layer: "unit", tests: ["scripts/desk/writtenForm.test.ts"] },
	},
	{
		id: "desk-makes-lists-of-numbers",
		met: "A save of one word turns the words of error screens into a list of four hundred empty entries.",
		topic: "Editor's desk",
		edits: [
			{ file: "scripts/desk/fieldNames.ts", find: /return \/\^\\d\+\$\/\.test\(key\) [^;]*;/, replace: "return key;" },
		],
		watch: {
			layer: "desk",
			tests: ["tests/desk/forms.test.ts"],
			title: "fixes a Russian word beside the English one",
		},
	},
	{
		id: "placed-picture-misses-its-point",
		met: "A picture is cropped in its middle, whatever its editor says matters: heads are cut off.",
		topic: "Editor's desk",
		edits: [{ file: "art/place/crop.ts", find: "focus * whole - at * part", replace: "at * (whole - part)" }],
		watch: { layer: "unit", tests: ["art/place/crop.test.ts"] },
	},
	{
		id: "placed-picture-tells-where-it-was-taken",
		met: "Anybody can read from a published photo where somebody lives.",
		topic: "Editor's desk",
		edits: [{ file: "art/place/judge.ts", find: ".webp({ quality: 92", replace: ".keepExif().webp({ quality: 92" }],
		watch: {
			layer: "integration",
			tests: ["art/place/place.integration.test.ts"],
			title: "loses what a camera wrote into it",
		},
	},
	{
		id: "desk-loosens-the-pages-policy",
		met: "With the desk on the web, every page may reach the repository's host and run its own styles.",
		topic: "Editor's desk",
		edits: [
			{
				file: "server/answer.ts",
				find: "if (isDesk(entry) && site.deskHeaders)",
				replace: "if (site.deskHeaders)",
			},
		],
		watch: { layer: "unit", tests: ["server/answer.test.ts"], title: "the editor's desk" },
	},
	{
		id: "desk-forgets-who-signs-in",
		met: "Editors on the web sign in at the repository's host, and the desk never hears of it.",
		topic: "Editor's desk",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: '"cross-origin-opener-policy": "unsafe-none"',
				replace: '"cross-origin-opener-policy": "same-origin-allow-popups"',
			},
		],
		watch: { layer: "integration", tests: ["scripts/desk/signIn.integration.test.ts"], title: "signs an editor in" },
	},
	{
		id: "version-keeps-the-new-figures",
		met: "An earlier text of a policy states the figures of today, which never applied while it did.",
		topic: "Editor's desk",
		edits: [
			{
				file: "scripts/versions/planVersion.ts",
				find: "since, settingsOf(files.published))",
				replace: "since, settingsOf(files.now))",
			},
		],
		watch: { layer: "unit", tests: ["scripts/versions/planVersion.test.ts"], title: "figures and names of the day" },
	},
	{
		id: "version-in-the-past",
		met: "A policy claims to apply since a day on which nobody had been told of it.",
		topic: "Editor's desk",
		edits: [{ file: "scripts/versions/planVersion.ts", find: "if (from < today)", replace: "if (from < since)" }],
		watch: { layer: "unit", tests: ["scripts/versions/planVersion.test.ts"], title: "as its first day" },
	},
	{
		id: "version-leaves-a-translation-behind",
		met: "A policy changes for English readers; Russian readers get the old clauses as today's.",
		topic: "Editor's desk",
		edits: [
			{
				file: "scripts/versions/planVersion.ts",
				find: "return unchanged.map(({ language }) => {",
				replace: "return unchanged.slice(unchanged.length).map(({ language }) => {",
			},
		],
		watch: { layer: "unit", tests: ["scripts/versions/planVersion.test.ts"], title: "stayed behind" },
	},
	{
		id: "version-overwritten-by-the-open-form",
		met: "The first save after a policy was published takes its new day away again.",
		topic: "Editor's desk",
		edits: [{ file: "scripts/desk/browser/versionPanel.ts", find: "\t\tonPublished();\n", replace: "" }],
		watch: {
			layer: "desk",
			tests: ["tests/desk/forms.test.ts"],
			title: "publishes a changed policy as a new version",
		},
	},
	{
		id: "desk-tells-keys",
		met: "An editor reads “key layout.play” where the form says “Layout › Play”.",
		topic: "Editor's desk",
		edits: [{ file: "scripts/desk/editorWords.ts", find: "return [field?.label ?? key,", replace: "return [key," }],
		watch: { layer: "unit", tests: ["scripts/desk/editorWords.test.ts"] },
	},
	{
		id: "terms-lead-to-no-clause",
		met: "After a new version of the terms, the publish page leads to a clause that there is no more.",
		topic: "Editor's desk",
		edits: [
			{
				file: "content/readers/choices.server.ts",
				find: "numbers.has(String(number))",
				replace: "numbers.size > 0",
			},
		],
		watch: { layer: "unit", tests: ["content/readers/choices.test.ts"] },
	},
];
