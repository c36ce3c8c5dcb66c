import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getAttribute, getRenderedText } from "#tests/dom.ts";
import { allAddresses } from "#tests/examples.ts";
import { builtPages } from "./pages.ts";

test("there is a built page for every address", () => {
	expect(builtPages.length).toBeGreaterThanOrEqual(allAddresses.length);
});

test("the policy allows every inline script and style, and nothing more", () => {
	const policy: { scripts: string[]; styles: string[] } = JSON.parse(readFileSync("build/policy.json", "utf8"));
	const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const texts = (tag: "script" | "style") =>
		new Set(
			builtPages.flatMap((page) =>
				page
					.named(tag)
					.filter((element) => !getAttribute(element, "src") && !/json/.test(getAttribute(element, "type") ?? ""))
					.map((element) => hash(getRenderedText(element))),
			),
		);
	expect(policy.scripts.toSorted()).toEqual([...texts("script")].toSorted());
	expect(policy.styles.toSorted()).toEqual([...texts("style")].toSorted());
});

test("no line of _headers exceeds the limit of Cloudflare Pages", () => {
	const lines = readFileSync("build/client/_headers", "utf8").split("\n");
	expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

test("no page has style or event handler attributes, and the order of cascade layers comes first", () => {
	const found: string[] = [];
	for (const page of builtPages) {
		for (const { tagName, attrs } of page.all) {
			for (const { name } of attrs)
				if (name === "style" || name.startsWith("on")) found.push(`${page.file}: <${tagName} ${name}>`);
		}
		const [first] = page.named("style");
		if (!first || !/^@layer [\w, ]+;$/.test(getRenderedText(first)))
			found.push(`${page.file}: the layers' order is not first`);
	}
	expect(found).toEqual([]);
});

test("no page loads a resource from another host", () => {
	const found: string[] = [];
	for (const { file, all } of builtPages) {
		for (const element of all) {
			const isLoaded =
				element.tagName !== "a" && !["canonical", "alternate"].includes(getAttribute(element, "rel") ?? "");
			const addresses = [getAttribute(element, "src"), getAttribute(element, "href"), getAttribute(element, "srcset")];
			for (const address of addresses)
				if (isLoaded && address && /(^|[\s,])(https?:)?\/\//.test(address)) found.push(`${file}: ${address}`);
		}
	}
	expect(found).toEqual([]);
});
