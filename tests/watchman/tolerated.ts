import type { Fault, Kind } from "./fault.ts";

/** What is known and meant to be so. A threshold is never loosened for it. */
const tolerated: readonly { kind: Kind; says: RegExp; page?: string; reason: string }[] = [
	{
		kind: "cut",
		says: /^"Playfleet" is cut by <span class="logo/,
		reason:
			"The logo's name makes way for the header's buttons where there is no room, whole: the sign stays, and the link has a label.",
	},
];

/** Whether a fault of a page is one of those. */
export function isTolerated({ kind, says }: Fault, page: string): boolean {
	return tolerated.some((known) => known.kind === kind && known.says.test(says) && (known.page ?? page) === page);
}
