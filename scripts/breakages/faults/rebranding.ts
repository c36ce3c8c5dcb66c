import type { Breakage } from "./breakage.ts";

/** Another brand by one command, and what is left before the site goes live. */
export const rebrandingBreakages: readonly Breakage[] = [
	{
		id: "rebrand-leaves-the-name",
		met: "After rebranding, articles still say the name before.",
		topic: "Rebranding: nothing of the old name is left",
		edits: [
			{
				file: "scripts/rebrand/plan.ts",
				find: "isProse ? spellings.prose : spellings.everywhere",
				replace: "isProse ? [] : spellings.everywhere",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/rebrand/rebrand.integration.test.ts"],
			title: "npm run rebrand",
		},
	},
	{
		id: "rebrand-loses-contrast",
		met: "In another hue, words on the brand's colour can hardly be read.",
		topic: "Rebranding: contrast in any hue (WCAG 1.4.3)",
		edits: [
			{
				file: "scripts/rebrand/palette.ts",
				find: "const wanted = wcagLuminance(colour);",
				replace: "const wanted = 0.3 + wcagLuminance(colour) / 2;",
			},
		],
		watch: { layer: "unit", tests: ["scripts/rebrand/palette.test.ts"] },
	},
	{
		id: "rebrand-without-redirects",
		met: "Links to an article whose address carried the old name lead nowhere.",
		topic: "Rebranding: former addresses lead on",
		edits: [
			{
				file: "scripts/rebrand/plan.ts",
				find: "=> withMove(text, from, to)",
				replace: "=> text",
			},
		],
		watch: {
			layer: "integration",
			tests: ["scripts/rebrand/rebrand.integration.test.ts"],
			title: "npm run rebrand",
		},
	},
	{
		id: "launch-point-without-its-doer",
		met: "What a translator has to do before the launch stands in nobody's list.",
		topic: "Operation: launch",
		edits: [
			{
				file: "scripts/launch/launchReport.ts",
				find: "const own = left.filter(({ who }) => who === doer);",
				replace: 'const own = left.filter(({ who }) => who === doer && who !== "translator");',
			},
		],
		watch: { layer: "unit", tests: ["scripts/launch/samplesLeft.test.ts"] },
	},
];
