import { parse, serialize } from "parse5";
import { expect, it } from "vitest";
import { preloadFirstPicture } from "./firstPicture.ts";

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
const source = (media: string, name: string) =>
	`<source ${media}type="image/avif" srcset="/${name}-480.avif 480w, /${name}-800.avif 800w" sizes="100vw">`;
const picture = (priority: string, ...sources: string[]) =>
	`<picture>${sources.join("")}<img src="/a.webp" alt="" fetchpriority="${priority}"></picture>`;
const phone = 'media="(max-width: 559px)" ';

/** The head of a page with this body, without the head's own two elements. */
function added(body: string, given = head): string {
	const document = parse(`<!doctype html><html><head>${given}<title>Page</title></head><body>${body}</body></html>`);
	preloadFirstPicture(document);
	return /<head>(.*?)<title>/s.exec(serialize(document))?.[1]?.replace(given, "") ?? "";
}

it("asks for the phone's scene where a picture has one, in its windows alone", () => {
	expect(added(picture("high", source(phone, "tall"), source("", "wide")))).toBe(
		'<link rel="preload" as="image" media="(max-width: 559px)" type="image/avif" ' +
			'imagesrcset="/tall-480.avif 480w, /tall-800.avif 800w" imagesizes="100vw" fetchpriority="high">',
	);
});

it("asks for a picture that is the same everywhere in all windows", () => {
	expect(added(picture("high", source("", "wide")))).toMatch(
		/^<link rel="preload" as="image" type="image\/avif" imagesrcset="\/wide-480/,
	);
});

it("asks for the first that is fetched before others, and for one only", () => {
	const body =
		picture("auto", source("", "later")) + picture("high", source("", "first")) + picture("high", source("", "second"));
	expect(added(body).match(/imagesrcset="\/\w+/g)).toEqual(['imagesrcset="/first']);
});

it.each([
	["without pictures", "<p>Words</p>"],
	["whose pictures wait until they come near", picture("auto", source("", "later"))],
	["whose first picture is one of a list", `<ul><li><a>${picture("high", source("", "card"))}</a></li></ul>`],
	["whose first picture has no sources", picture("high")],
])("asks for nothing on a page %s", (_, body) => {
	expect(added(body)).toBe("");
});

it("leaves a document without a viewport alone", () => {
	expect(added(picture("high", source("", "wide")), '<meta charset="utf-8">')).toBe("");
});
