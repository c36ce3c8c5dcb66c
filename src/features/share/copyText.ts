/** Puts a text on the clipboard. `notCopied` where that is not allowed, or there is no clipboard without HTTPS. */
export async function copyText(text: string): Promise<"copied" | "notCopied"> {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "notCopied";
	}
}
