import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { collectInlineParts } from "./inlineParts.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("collectInlineParts returns the hashes of inline styles and of scripts that a browser runs", () => {
	const html = `<style>@layer a;</style><style>p{}</style><script>let a = "<p onclick=1>"</script>
			<script type="speculationrules">{"prefetch":[]}</script>
			<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`;
	expect(collectInlineParts(html, "a.html")).toEqual({
		styles: [hashOf("@layer a;"), hashOf("p{}")],
		scripts: [hashOf('let a = "<p onclick=1>"'), hashOf('{"prefetch":[]}')],
	});
});

it.each(['<p style="color:red">', '<a href="/" onclick="go()">', '<a href="javascript:go()">'])(
	"collectInlineParts rejects %s, which the policy blocks, and names the file",
	(markup) => {
		expect(() => collectInlineParts(`<main>${markup}</main>`, "ru/news.html")).toThrow(/^ru\/news\.html: .+ blocks </);
	},
);

it("collectInlineParts accepts words of a text that look like attributes", () => {
	expect(collectInlineParts('<p>Set style="a" or onclick="b".</p>', "a.html")).toEqual({ scripts: [], styles: [] });
});
