import { languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { getTranslator } from "#tests/examples.ts";
import type { LayoutFinding, LayoutRule } from "./rules.ts";

const skipLinks = languageCodes.map((language) => getTranslator(language)("layout.skip").replace(/\s/gu, " "));

/** Intended findings. Add one with its reason instead of loosening a threshold. */
const knownExceptions: readonly { rule: LayoutRule; message: RegExp; reason: string }[] = [
	{
		rule: "cut",
		message: new RegExp(`^"${site.name.replace(/\W/g, "\\$&")}" is hidden by`),
		reason:
			"The logo's name disappears whole if the header has no room for it: the sign stays, and the link has a label.",
	},
	{
		rule: "cut",
		message: new RegExp(`^"(${skipLinks.join("|")})" is cut at the top by the window`),
		reason: "The skip link is outside the window until it has the focus.",
	},
	{
		rule: "cut",
		message: /^"(SDK|15 ?%|100 T\$)" is cut at the bottom by/,
		reason: "These letters are the picture of their card and grow out of its bottom edge.",
	},
];

export function isException({ rule, message }: LayoutFinding): boolean {
	return knownExceptions.some((known) => known.rule === rule && known.message.test(message));
}
