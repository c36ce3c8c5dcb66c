import { expect, test } from "vitest";
import { getAttribute } from "#tests/dom.ts";
import { exampleGame } from "#tests/examples.ts";
import { builtPage } from "./pages.ts";

const lcpPaths = ["/", "/ru", "/business", "/publish", "/about-us", "/partnership-mba", "/id/partnership-mba", "/news"];

test.each([...lcpPaths, `/games/${exampleGame.slug}`])(
	"%s preloads the phone picture of its hero with the same URLs as the picture, so that it loads once",
	(path) => {
		const page = builtPage(path);
		const [preload, ...others] = page.selectAll('link[rel="preload"][as="image"], style');
		const source = page.select('picture:has(> img[fetchpriority="high"]) > source');
		expect(getAttribute(preload, "imagesrcset"), "the phone's scene").toContain(".avif 480w");
		expect(getAttribute(preload, "imagesrcset")).toBe(getAttribute(source, "srcset"));
		expect(getAttribute(preload, "imagesizes")).toBe(getAttribute(source, "sizes"));
		expect(getAttribute(preload, "media")).toBe(getAttribute(source, "media"));
		expect(others.length, "styles after it").toBeGreaterThan(0);
	},
);

test.each(["/games", "/docs/guidelines", "/search"])(
	"%s, whose largest element is text, preloads no picture",
	(path) => {
		expect(builtPage(path).selectAll('[as="image"]')).toEqual([]);
	},
);
