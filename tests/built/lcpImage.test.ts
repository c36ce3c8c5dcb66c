import { expect, test } from "vitest";
import { exampleGame } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

const lcpPaths = ["/", "/ru", "/business", "/publish", "/about-us", "/partnership-mba", "/id/partnership-mba", "/news"];

test.each([...lcpPaths, `/games/${exampleGame.slug}`])(
	"%s preloads the phone picture of its hero with the same URLs as the picture, so that it loads once",
	(path) => {
		const { html } = builtPage(path);
		const [link = ""] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
		const [picture = ""] =
			/<picture><source[^>]*>(?=(?:<source[^>]*>)*<img[^>]*fetchpriority="high")/i.exec(html) ?? [];
		const of = (element: string, name: string) => new RegExp(` ${name}="([^"]+)"`, "i").exec(element)?.[1];
		expect(of(link, "imagesrcset"), "the phone's scene").toContain(".avif 480w");
		expect(of(link, "imagesrcset")).toBe(of(picture, "srcset"));
		expect(of(link, "imagesizes")).toBe(of(picture, "sizes"));
		expect(of(link, "media")).toBe(of(picture, "media"));
		expect(html.indexOf(link)).toBeLessThan(html.indexOf("<style>"));
	},
);

test.each(["/games", "/docs/guidelines", "/search"])(
	"%s, whose largest element is text, preloads no picture",
	(path) => {
		expect(builtPage(path).html).not.toContain('as="image"');
	},
);
