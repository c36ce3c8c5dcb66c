/** The HTML standard's rule for `<input type=email>`, extended to all scripts (RFC 6531). */
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** The HTML standard's rule. */
const asciiDomain =
	/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Returns the problem of an email address, or undefined. Unicode and ASCII domains give the same result, because Chromium
 * converts values of `<input type=email>` to ASCII (`почта.рф` to `xn--80a1acny.xn--p1ai`) and other browsers do not.
 *
 * @param maxBytes maximum length as mail servers see the address: UTF-8 before the @, ASCII after it
 */
export function getEmailProblem(address: string, maxBytes: number): "long" | "format" | undefined {
	const local = address.slice(0, Math.max(address.lastIndexOf("@"), 0));
	const asciiForm = toAsciiDomain(address.slice(local.length + 1));
	if (asciiForm === undefined || !localPart.test(local)) return "format";
	return new TextEncoder().encode(local).length + 1 + asciiForm.length > maxBytes ? "long" : undefined;
}

function toAsciiDomain(domain: string): string | undefined {
	if (!domainCharacters.test(domain)) return undefined;
	try {
		const asciiForm = /[^ -~]/.test(domain) ? new URL(`https://${domain}`).hostname : domain;
		return asciiDomain.test(asciiForm) ? asciiForm : undefined;
	} catch {
		return undefined;
	}
}
