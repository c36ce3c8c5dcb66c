import russianTexts from "#tools/cms/editor.ru.json";
import russianLabels from "#tools/cms/labels.ru.json";
import { createTranslator } from "#tools/cms/translateTexts.ts";

const textNodes = "//text()[not(ancestor::*[@translate='no'])] | //@title | //@placeholder | //@aria-label";
const translate = createTranslator({ ...russianLabels, ...russianTexts });

function translatePage(): void {
	const nodes = document.evaluate(textNodes, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
	for (let index = 0; index < nodes.snapshotLength; index++) {
		const node = nodes.snapshotItem(index) as Node;
		const translation = node.nodeValue?.replace(/\S(.*\S)?/s, translate);
		// Every assignment notifies the observer.
		if (translation !== node.nodeValue) node.nodeValue = translation ?? "";
	}
}

// Also translates what scripts and the development server add. The CMS uses the browser's language, too.
if (navigator.language.startsWith("ru")) {
	document.documentElement.lang = "ru";
	translatePage();
	const changes = { subtree: true, childList: true, characterData: true, attributes: true };
	new MutationObserver(translatePage).observe(document, changes);
}
