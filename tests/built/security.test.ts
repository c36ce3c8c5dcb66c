import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getAttribute, getTextContent } from "#tests/dom.ts";
import { builtPages } from "./pages.ts";

test("the policy allows every inline script and style, and nothing more", () => {
	const policy: { scripts: string[]; styles: string[] } = JSON.parse(readFileSync("build/policy.json", "utf8"));
	const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const policyHashes = (selector: string) => [
		...new Set(builtPages.flatMap((page) => page.selectAll(selector).map((element) => hash(getTextContent(element))))),
	];
	expect(policy.scripts.toSorted()).toEqual(policyHashes("script:not([src], [type*=json])").toSorted());
	expect(policy.styles.toSorted()).toEqual(policyHashes("style").toSorted());
});

test("no line of _headers exceeds the limit of Cloudflare Pages", () => {
	const lines = readFileSync("build/client/_headers", "utf8").split("\n");
	expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

test("the order of cascade layers comes first in every page", () => {
	const wrong = builtPages.filter((page) => !/^@layer [\w, ]+;$/.test(getTextContent(page.select("style"))));
	expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("no page loads a resource from another host", () => {
	const found: string[] = [];
	for (const page of builtPages) {
		for (const element of page.selectAll(":not(a, [rel=canonical], [rel=alternate]):is([src], [href], [srcset])")) {
			for (const name of ["src", "href", "srcset"]) {
				const address = getAttribute(element, name) ?? "";
				if (/(^|[\s,])(https?:)?\/\//.test(address)) found.push(`${page.file}: ${address}`);
			}
		}
	}
	expect(found).toEqual([]);
});
