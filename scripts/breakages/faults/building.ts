import type { Breakage } from "./breakage.ts";

/** What a build takes over from the one before, and what it writes into every page. */
export const buildingBreakages: readonly Breakage[] = [
	{
		id: "page-changed-by-hand-taken-over",
		met: "A page that somebody has changed by hand in the folder of the build is published with the next one.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/lookAtFormer.ts",
				find: "markOf(path.join(build, name)) === mark",
				replace: "markOf(path.join(build, name)) !== undefined",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "makes a page anew whose",
		},
	},
	{
		id: "compressed-copy-stays-away",
		met: "A compressed copy that somebody has deleted is missing after the next build: the page answers with an error.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/lookAtFormer.ts",
				find: "copiesOf(name).some((copy) => missing.has(copy))",
				replace: "copiesOf(name).length < 0 && missing.has(name)",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "makes a page anew whose",
		},
	},
	{
		id: "strangers-file-in-a-pages-folder",
		met: "A file that somebody has put into a page's folder is published with the next build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/lookAtFormer.ts",
				find: "} else if (isAsItWas) {",
				replace: "} else {",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "deletes what no page has any more",
		},
	},
	{
		id: "page-lost-above-others",
		met: "A page with others far below it, but none right below, is missing after the next build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/pages/pageWorkers.ts",
				find: "!found.has(folder); folder = path.posix.dirname(folder))",
				replace: '!found.has(folder); folder = "/")',
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "takes over a page with others far below it",
		},
	},
	{
		id: "stopped-build-taken-over",
		met: "After a build that was stopped half way, pages of it come back that the site has no more.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/lookAtFormer.ts",
				find: "return { others, touched };",
				replace: "return { others: list ? others : [], touched };",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "leaves nothing of a folder whose build was never finished",
		},
	},
	{
		id: "page-kept-whose-data-changed",
		met: "A game has a new text, and its page still shows the old one after the build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/pages/pageWorker.ts",
				find: "digestOfParts(ofEvery, page, await renderer.said(page))",
				replace: "digestOfParts(ofEvery, page)",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "renders anew the page whose data has changed",
		},
	},
	{
		id: "page-kept-whose-late-data-changed",
		met: "A document has a new text, and its page still shows the old one after the build: its loader leaves the text for later.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/pages/renderer.ts",
				find: "[name, await value]",
				replace: "[name, value instanceof Promise || value]",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "renders anew a page whose loader gives something else, but later",
		},
	},
	{
		id: "page-kept-whose-words-changed",
		met: "A word of the interface is another one, and the pages still show the old one after the build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/sources.ts",
				find: "digestOfParts(bundles, localesVersion())",
				replace: "digestOfParts(bundles, String(localesVersion().length))",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/kept/sources.integration.test.ts"],
			title: "make pages anew with the bundles, and with any word",
		},
	},
	{
		id: "former-pages-left",
		met: "A page that the site has no more is still answered after the next build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/kept/formerBuild.ts",
				find: "rmSync(file);",
				replace: "rmSync(path.join(file, name), { force: true });",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/pages/pageWorkers.integration.test.ts"],
			title: "deletes what no page has any more",
		},
	},
	{
		id: "game-kept-whose-text-changed",
		met: "A game's text has changed, and the build still reads what the file said before.",
		topic: "Builds",
		edits: [
			{
				file: "content/readers/keptParses.server.ts",
				find: 'createHash("sha256").update(text)',
				replace: 'createHash("sha256").update(text.slice(0, 1))',
			},
		],
		watch: {
			layer: "integration",
			tests: ["content/readers/keptParses.integration.test.ts"],
			title: "parses what is new",
		},
	},
	{
		id: "game-kept-whose-file-was-touched",
		met: "An editor has changed a game's file, and the build says what it said before: it has not opened it.",
		topic: "Builds",
		edits: [
			{
				file: "content/readers/keptParses.server.ts",
				find: "known && known.mark === mark ? known",
				replace: "known ? known",
			},
		],
		watch: {
			layer: "integration",
			tests: ["content/readers/keptParses.integration.test.ts"],
			title: "reads what somebody has touched",
		},
	},
	{
		id: "game-kept-whose-figures-changed",
		met: "A figure has changed in its one place, and games still tell the former one.",
		topic: "Builds",
		edits: [
			{
				file: "content/readers/keptParses.server.ts",
				find: "if (isFilledAlike && mark)",
				replace: "if (mark)",
			},
		],
		watch: {
			layer: "integration",
			tests: ["content/readers/keptParses.integration.test.ts"],
			title: "reads all files again where they are filled",
		},
	},
	{
		id: "share-picture-touched-taken-over",
		met: "A link in a chat shows a picture that is no picture: its file was overwritten before the build.",
		topic: "Builds",
		edits: [
			{
				file: "scripts/build/discovery/share/sharePictures.ts",
				find: "mark, tag: digest }",
				replace: 'mark: "", tag: digest }',
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/build/discovery/share/sharePictures.integration.test.ts"],
			title: "are drawn once",
		},
	},
	{
		id: "flag-behind-its-mask",
		met: "The flag of a language that was added shows nothing: it is cut by a mask that is not there.",
		topic: "Languages",
		edits: [
			{
				file: "app/components/Flag/flags.server.ts",
				find: "return attributes.mask ? shapesIn(element) : [",
				replace: "return [",
			},
		],
		watch: { layer: "unit", tests: ["app/components/Flag/flags.test.ts"], title: "are there for countries" },
	},
	{
		id: "game-painted-half-read",
		met: "On a slow line a game's scene shrinks while one reads the words on it.",
		topic: "Speed",
		edits: [
			{
				built: "games/*/index.html",
				find: /<link rel="expect" href="#(?!main")[^"]+" blocking="render">/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/games.test.ts"], title: "is not painted before" },
	},
	{
		id: "focus-lost-while-searching",
		met: "Whoever reads on with the keyboard is thrown to the page's top when the address's search changes.",
		topic: "Navigation",
		edits: [
			{
				file: "app/navigation/localeMiddleware.ts",
				find: "if (pathname !== location.pathname) leaveFocus();",
				replace: "leaveFocus();",
			},
		],
		watch: { layer: "unit", tests: ["app/navigation/localeMiddleware.test.ts"], title: "the focus of" },
	},
	{
		id: "transitions-on-slow-phones",
		met: "On a small phone a game's picture comes a tenth of a second after it could be there.",
		topic: "Speed",
		edits: [
			{
				file: "app/navigation/quietTransitions.ts",
				find: "hardwareConcurrency <= 4 || deviceMemory <= 4",
				replace: "hardwareConcurrency <= 1 || deviceMemory <= 1",
			},
		],
		watch: { layer: "unit", tests: ["app/navigation/quietTransitions.test.ts"], title: "where they cost no time" },
	},
	{
		id: "changed-article-keeps-its-former-text",
		met: "An article or a document that an editor has changed shows its former text.",
		topic: "Builds",
		edits: [
			{
				file: "content/readers/keptParses.server.ts",
				find: /(recall\(.*\n\t\tconst digest = digestOf)\(text\)/,
				replace: "$1(file)",
			},
		],
		watch: {
			layer: "integration",
			tests: ["content/readers/keptParses.integration.test.ts"],
			title: "recalls a text that is at hand",
		},
	},
];
