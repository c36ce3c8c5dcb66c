import { languageCodes } from "../../app/i18n/languages.ts";
import { words } from "../examples.ts";
import type { Fault, Kind } from "./fault.ts";

const skips = languageCodes.map((language) => words(language)("layout.skip"));

/** What is known and meant to be so. A threshold is never loosened for it. */
const tolerated: readonly { kind: Kind; says: RegExp; page?: string; reason: string }[] = [
	{
		kind: "cut",
		says: /^"Playfleet" is cut by <span class="logo/,
		reason:
			"The logo's name makes way for the header's buttons where there is no room, whole: the sign stays, and the link has a label.",
	},
	{
		kind: "cut",
		says: new RegExp(`^"(${skips.join("|")})" is cut by the window`),
		reason: "The link past the header waits outside the window until it has the keyboard's focus.",
	},
];

/** Whether a fault of a page is one of those. */
export function isTolerated({ kind, says }: Fault, page: string): boolean {
	return tolerated.some((known) => known.kind === kind && known.says.test(says) && (known.page ?? page) === page);
}
