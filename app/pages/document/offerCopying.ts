import { copyText } from "#app/features/share/copyText.ts";
import { anchorsIn } from "./anchors.ts";
import { isNumbered } from "./isNumbered.ts";

interface CopyWords {
	/** Name of a button: what it copies. */
	readonly label: (number: string) => string;
	/** Class of a button. */
	readonly className: string;
	/** What is to be told when a link was copied, or could not be. */
	readonly onCopied: (number: string, isCopied: boolean) => void;
}

const svg = "http://www.w3.org/2000/svg";
const links =
	"M8.3 11.7a3.6 3.6 0 0 0 5.1 0l2.9-2.9a3.6 3.6 0 0 0-5.1-5.1l-.9.9M11.7 8.3a3.6 3.6 0 0 0-5.1 0l-2.9 2.9a3.6 3.6 0 0 0 5.1 5.1l.9-.9";

/**
 * Gives every section and clause a button that copies its address. They are no part of the page's HTML: without the app,
 * or where the browser lets no page write the clipboard, they would be dead. Each comes when the reader is a screen or less away: a
 * long document has more than a hundred.
 *
 * @returns a function that takes the buttons away
 */
export function offerCopying(text: HTMLElement, words: CopyWords): () => void {
	if (!navigator.clipboard) return () => {};
	const buttons: HTMLElement[] = [];
	const nearby = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				nearby.unobserve(target);
				const button = buttonFor(target.id, words);
				target.append(button);
				buttons.push(button);
			}
		},
		{ rootMargin: "100% 0px" },
	);
	for (const anchor of anchorsIn(text)) if (isNumbered(anchor.id)) nearby.observe(anchor);
	return () => {
		nearby.disconnect();
		for (const button of buttons) button.remove();
	};
}

function buttonFor(number: string, { label, className, onCopied }: CopyWords): HTMLElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = className;
	button.dataset.needsApp = "";
	button.setAttribute("aria-label", label(number));
	button.append(drawing());
	button.addEventListener("click", () => copy(button, number, onCopied));
	return button;
}

async function copy(button: HTMLElement, number: string, onCopied: CopyWords["onCopied"]): Promise<void> {
	const address = new URL(location.href);
	address.hash = number;
	const isCopied = (await copyText(address.href)) === "copied";
	onCopied(number, isCopied);
	if (!isCopied) return;
	button.dataset.copied = "";
	setTimeout(() => {
		delete button.dataset.copied;
	}, 2000);
}

function drawing(): SVGElement {
	const icon = document.createElementNS(svg, "svg");
	icon.setAttribute("viewBox", "0 0 20 20");
	icon.setAttribute("aria-hidden", "true");
	const path = document.createElementNS(svg, "path");
	path.setAttribute("d", links);
	icon.append(path);
	return icon;
}
