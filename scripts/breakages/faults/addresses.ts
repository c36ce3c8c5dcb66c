import type { Breakage } from "./breakage.ts";

/** Addresses that changed, games that ended, dates that come. */
export const addressBreakages: readonly Breakage[] = [
	{
		id: "former-address-forgotten",
		met: "An old link to a game that has another address now shows an empty page.",
		topic: "Former addresses",
		edits: [
			{
				file: "site/resolveMoved.ts",
				find: "const moved = moves[bare];",
				replace: "const moved = moves[pathname + bare];",
			},
		],
		watch: { layer: "unit", tests: ["server/answerMoved.test.ts"], title: "leads on" },
	},
	{
		id: "former-game-not-gone",
		met: "A search engine is told that a game which was taken down may come back.",
		topic: "Former addresses",
		edits: [
			{
				file: "server/answer.ts",
				find: "return screen(site, resolution.screen, Number(goneCode), headers);",
				replace: "return screen(site, resolution.screen, 404, headers);",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/formerAddresses.test.ts"], title: "is 410" },
	},
	{
		id: "former-address-loops",
		met: "An old link goes round in circles between two former addresses.",
		topic: "Former addresses",
		edits: [
			{
				file: "content/readers/redirects.server.ts",
				find: "else if (next?.to)",
				replace: "else if (next?.to === from && to === from)",
			},
		],
		watch: { layer: "unit", tests: ["content/readers/redirects.test.ts"], title: "names entry and remedy" },
	},
	{
		id: "app-does-not-ask-about-former-addresses",
		met: "An old link within the site shows an empty page, though a new visitor would be sent on.",
		topic: "Former addresses",
		edits: [
			{ file: "app/navigation/loadOrAskServer.ts", find: "error.status === 404", replace: "error.status === 410" },
		],
		watch: { layer: "unit", tests: ["app/navigation/loadOrAskServer.test.ts"], title: "ask the server" },
	},
	{
		id: "former-addresses-chained",
		met: "Whoever follows a link from two names ago is sent to an address that leads nowhere.",
		topic: "Former addresses",
		edits: [
			{
				file: "scripts/entries/redirects.ts",
				find: 'if (to) item.set("to", to);',
				replace: 'if (to) item.set("to", from);',
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/entries/rename.integration.test.ts"],
			title: "what led there leads on in one step",
		},
	},
	{
		id: "renamed-game-plays-elsewhere",
		met: "Play Game of a game that has another address on the site opens an address that the marketplace does not know.",
		topic: "Former addresses",
		edits: [
			{
				file: "scripts/entries/rename.ts",
				find: 'if (entry.kind === "games") data.play ??= playOf(entry);',
				replace: "",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/entries/rename.integration.test.ts"],
			title: "keeps where it is played",
		},
	},
	{
		id: "desk-retires-without-asking",
		met: "An editor who only wants to know what taking a game down would mean finds it deleted.",
		topic: "Editor's desk",
		edits: [
			{
				file: "scripts/desk/changeEntry.ts",
				find: "if (data.isSure) carryOut(root, plan);",
				replace: "carryOut(root, plan);",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/desk/changeEntry.integration.test.ts"],
			title: "tells what will happen before it does",
		},
	},
	{
		id: "game-public-too-early",
		met: "Players find a game on the site on the day before it comes out.",
		topic: "Entries to come",
		edits: [
			{
				file: "content/readers/schedule.server.ts",
				find: "return day === everyDay || publishFrom <= day;",
				replace: "return day === everyDay || publishFrom.slice(0, 7) <= day.slice(0, 7);",
			},
		],
		watch: { layer: "unit", tests: ["content/readers/schedule.test.ts"], title: "from its day on" },
	},
	{
		id: "pictures-of-a-game-to-come",
		met: "The pictures of a game that nobody may know of yet can be fetched from the site.",
		topic: "Entries to come",
		edits: [
			{
				file: "content/readers/hiddenFiles.server.ts",
				find: /`pictures\/games\/[^`]*`, /,
				replace: "",
			},
		],
		watch: { layer: "unit", tests: ["content/readers/hiddenFiles.test.ts"] },
	},
];
