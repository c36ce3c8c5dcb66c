import { languageCodes } from "#site/languages.ts";
import { site } from "#site/site.ts";
import { words } from "#tests/examples.ts";
import type { Fault, Kind } from "./fault.ts";

const skips = languageCodes.map((language) => words(language)("layout.skip").replace(/\s/gu, " "));

const actions = languageCodes.flatMap((language) => [
	words(language)("layout.play"),
	words(language)("layout.publish"),
]);

/** What is known and meant to be so. A threshold is never loosened for it. */
const tolerated: readonly { kind: Kind; says: RegExp; page?: string; reason: string }[] = [
	{
		kind: "cut",
		says: new RegExp(`^"${site.name.replace(/\W/g, "\\$&")}" is hidden by <span class="logo`),
		reason:
			"The logo's name makes way for the header's buttons where there is no room, whole: the sign stays, and the link has a label.",
	},
	{
		kind: "cut",
		says: new RegExp(`^"(${skips.join("|")})" is cut at the top by the window`),
		reason: "The link past the header waits outside the window until it has the keyboard's focus.",
	},
	{
		kind: "cut",
		says: /^"(SDK|15 ?%|100 T\$)" is cut at the bottom by/,
		reason: "Letters so large that they are the card's picture grow out of its foot. At any other side they are cut.",
	},
	{
		kind: "label",
		says: new RegExp(`^The button's label "(${actions.join("|")})" takes two lines$`),
		page: "publish",
		reason: "From 375 px on, this header shows both buttons with their whole labels: on a phone each takes two lines.",
	},
];

/** Whether a fault of a page is one of those. */
export function isTolerated({ kind, says }: Fault, page: string): boolean {
	return tolerated.some((known) => known.kind === kind && known.says.test(says) && (known.page ?? page) === page);
}
