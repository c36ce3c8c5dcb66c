import { type Doer, doers } from "#content/samples.ts";
import type { SampleLeft } from "./samplesLeft.ts";

const headings: Readonly<Record<Doer, string>> = {
	owner: "For the owner, who knows the business",
	lawyer: "For a lawyer",
	designer: "For a designer",
	engineer: "For an engineer",
	translator: "For a translator",
};

/** What is left as text, in groups by who can do it, each point with file, field and remedy. */
export function launchReport(left: readonly SampleLeft[]): string {
	if (left.length === 0) return "Nothing is left to do.";
	const groups = doers.flatMap((doer) => {
		const own = left.filter(({ who }) => who === doer);
		if (own.length === 0) return [];
		return [`${headings[doer]} (${own.length}):\n\n${own.map(written).join("\n")}\n`];
	});
	const counts = doers.map((doer) => `${doer} ${left.filter(({ who }) => who === doer).length}`).join(", ");
	return [
		...groups,
		`${left.length} points are open: ${counts}.`,
		"A sample that is right as it stands: take its line off content/samples.json.",
	].join("\n");
}

function written({ file, field, value, remedy }: SampleLeft): string {
	const place = field === "*" ? file : `${file}, ${field}`;
	return `  ${place}: ${value || "empty"}\n    ${remedy}`;
}
