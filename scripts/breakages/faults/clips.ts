import type { Breakage } from "./breakage.ts";

/** What moves on cards and on a game's page, and when it must not. */
export const clipBreakages: readonly Breakage[] = [
	{
		id: "clips-refused-by-the-policy",
		met: "No clip plays: the browser refuses it, and the console says so.",
		topic: "Content security policy (site 2.12)",
		edits: [{ file: "server/securityHeaders.ts", find: `"media-src": ["'self'"],`, replace: "" }],
		watch: { layer: "unit", tests: ["server/securityHeaders.test.ts"], title: "from the site alone" },
	},
	{
		id: "cards-move-with-reduced-motion",
		met: "Cards move under the mouse of a visitor who has asked the system for less motion.",
		topic: "Clips: never with reduced motion or Save-Data",
		edits: [
			{
				file: "app/features/clips/mayMove.ts",
				find: "return !isCalm.matches && !navigator",
				replace: "return !navigator",
			},
		],
		watch: { layer: "unit", tests: ["app/features/clips/moveCards.test.ts"], title: "prefers-reduced-motion" },
	},
	{
		id: "clips-fetched-in-passing",
		met: "A mouse that crosses the list of games fetches a clip for every card on its way.",
		topic: "Clips: on a card that is rested on for 120 ms",
		edits: [{ file: "app/features/clips/moveCards.ts", find: "start(card, rest);", replace: "start(card, 0);" }],
		watch: { layer: "unit", tests: ["app/features/clips/moveCards.test.ts"], title: "only passed over" },
	},
	{
		id: "clips-play-on-off-the-screen",
		met: "A game's clip plays on while its visitor reads at the foot of the page, and drains the battery.",
		topic: "Clips: paused off the screen",
		edits: [
			{
				file: "app/pages/game/ClipPlayer.tsx",
				find: "if (!entries.at(-1)?.isIntersecting) element.pause();",
				replace: "if (!entries.at(-1)) element.pause();",
			},
		],
		watch: { layer: "unit", tests: ["app/pages/game/ClipSlide.test.tsx"], title: "pauses off the screen" },
	},
];
