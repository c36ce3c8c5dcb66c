import { createHash } from "node:crypto";

interface InlineParts {
	/** CSP sources: `'sha256-…'`. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/**
 * Hashes of a page's inline scripts and styles.
 * @throws for code that the policy blocks: `style` attributes, event handler attributes, `javascript:` links
 */
export function collectInlineParts(html: string, file: string): InlineParts {
	const scripts: string[] = [];
	const styles: string[] = [];
	const markup = html.replace(
		/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
		(_, name: string, attributes: string, text: string) => {
			const isData = /\btype="application\/(ld\+)?json"/.test(attributes);
			if (name === "style") styles.push(hashOf(text));
			else if (text && !isData) scripts.push(hashOf(text));
			return "";
		},
	);
	const blockedCode = /<[^<>]*\s(style|on[a-z]+)="[^"]*"[^<>]*>|<[^<>]*="javascript:[^<>]*>/i.exec(markup);
	if (blockedCode) {
		throw new Error(`${file}: the security policy blocks ${blockedCode[0].slice(0, 200)}. Use a class or a script.`);
	}
	return { scripts, styles };
}

function hashOf(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
