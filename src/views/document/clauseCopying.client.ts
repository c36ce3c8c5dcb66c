import { copyText } from "#src/features/share/copyText.ts";
import { findAnchors, isNumbered } from "./anchors.ts";

const COPIED_MARK_MS = 2000;

/**
 * Adds a button to every numbered section and clause that copies its URL and announces the result in the status line.
 * Clones `#copy-button` (`DocumentText.tsx`) when a clause is less than one screen away, because documents have up to
 * hundreds of clauses. Does nothing without the Clipboard API.
 */
export function offerClauseCopying(text: HTMLElement): void {
	const template = document.getElementById("copy-button");
	const status = text.querySelector<HTMLElement>(":scope > [role=status]");
	if (!navigator.clipboard || !(template instanceof HTMLTemplateElement) || !status) return;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				target.append(createButton(template, target.id, status));
			}
		},
		{ rootMargin: "100% 0px" },
	);
	for (const anchor of findAnchors(text)) if (isNumbered(anchor.id)) observer.observe(anchor);
}

function createButton(template: HTMLTemplateElement, number: string, status: HTMLElement): DocumentFragment {
	const buttonFragment = document.importNode(template.content, true);
	const button = buttonFragment.querySelector("button");
	button?.setAttribute("aria-label", withNumber(button.getAttribute("aria-label"), number));
	button?.addEventListener("click", () => copy(button, number, status));
	return buttonFragment;
}

async function copy(button: HTMLElement, number: string, status: HTMLElement): Promise<void> {
	const address = new URL(location.href);
	address.hash = number;
	const isCopied = (await copyText(address.href)) === "copied";
	// Cleared first, so that screen readers announce the same text again.
	status.textContent = "";
	requestAnimationFrame(() => {
		status.textContent = withNumber(isCopied ? status.dataset.copied : status.dataset.notCopied, number);
	});
	if (!isCopied) return;
	button.dataset.copied = "";
	setTimeout(() => delete button.dataset.copied, COPIED_MARK_MS);
}

function withNumber(text: string | null | undefined, number: string): string {
	return (text ?? "").replace("{number}", number);
}
