/** Copies a text. `notCopied` without permission, or without the Clipboard API (no HTTPS). */
export async function copyText(text: string): Promise<"copied" | "notCopied"> {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "notCopied";
	}
}
