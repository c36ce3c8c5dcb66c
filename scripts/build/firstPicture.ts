import { attribute, type Document, type Element, elementNamed, elements, insertAfter } from "./dom.ts";

/**
 * Has browsers ask for a page's first picture as soon as they have read the beginning of its head. In the document it stands behind
 * ten kilobytes of rules and scripts, which take a tenth of a second on a slow line.
 *
 * Only the picture's first source is asked for, in the windows that it is for: of a scene the phone's.
 */
export function preloadFirstPicture(document: Document): void {
	const source = firstSource(document);
	const viewport = [...elements(elementNamed(document, "head"))].find(
		(element) => attribute(element, "name") === "viewport",
	);
	if (!source || !viewport) return;
	const [media, type, srcset, sizes] = ["media", "type", "srcset", "sizes"].map((name) => attribute(source, name));
	insertAfter(viewport, "link", {
		rel: "preload",
		as: "image",
		...(media && { media }),
		...(type && { type }),
		...(srcset && { imagesrcset: srcset }),
		...(sizes && { imagesizes: sizes }),
		fetchpriority: "high",
	});
}

/** Of the picture that is fetched before others, unless it is one of a list: there the words are larger, and come first. */
function firstSource(document: Document): Element | undefined {
	const image = [...elements(document)].find((each) => attribute(each, "fetchpriority") === "high" && !isListed(each));
	const picture = image?.parentNode;
	return picture ? [...elements(picture)].find(({ tagName }) => tagName === "source") : undefined;
}

function isListed(element: Element): boolean {
	for (let node = element.parentNode; node && "tagName" in node; node = node.parentNode) {
		if (node.tagName === "li") return true;
	}
	return false;
}
