import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { BootData } from "#app/boot/bootData.ts";
import { attribute, textOf } from "#tests/dom.ts";
import { builtPages } from "./pages.ts";

const classes = new Map<string, ReadonlySet<string>>();

/** The classes of a sheet that are its own: the compiler ends them with letters of its choice. */
function classesOf(sheet: string): ReadonlySet<string> {
	const known = classes.get(sheet);
	if (known) return known;
	const css = readFileSync(`build/client${sheet}`, "utf8");
	const found = new Set([...css.matchAll(/\.([a-z]\w*-[\w-]{3})(?![\w-])/gi)].flatMap(([, name]) => name ?? []));
	classes.set(sheet, found);
	return found;
}

it("no element is styled by two shared parts, of which the one that came first would depend on the visitor's way", () => {
	const problems = new Set<string>();
	let styled = 0;
	for (const page of builtPages) {
		const start = page.all.find((element) => attribute(element, "id") === "boot-data");
		if (!start) continue;
		const { sheets }: BootData = JSON.parse(textOf(start));
		// The frame's and the root's come before all others on every way, and a page's own after those of its parts.
		const shared = sheets.filter((sheet) => !/\/(?:frame|root|\w+Page)-/.test(sheet));
		for (const element of page.all) {
			const names = (attribute(element, "class") ?? "").split(/\s+/);
			const owners = shared.filter((sheet) => names.some((name) => classesOf(sheet).has(name)));
			if (owners.length > 0) styled += 1;
			if (owners.length > 1) problems.add(`${page.path}: class="${names.join(" ")}" of ${owners.join(", ")}`);
		}
	}
	expect([...problems]).toEqual([]);
	expect(styled).toBeGreaterThan(1_000);
});
