import { tagPolicyName } from "#config/tagPolicy.ts";

interface UrlPolicy {
	/** In truth a `TrustedScriptURL`, which the DOM's types take for a string. Throws on an address not allowed. */
	createScriptURL(url: string): string;
}

declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
	}
}

/**
 * The only way for another host's script into the page: a loader for addresses whose origin is in the list. It throws for
 * another origin. A browser refuses a second policy of the name, so one loader is made per document.
 */
export function createTagLoader(origins: readonly string[]): (url: string) => void {
	const rules: UrlPolicy = {
		createScriptURL(url) {
			if (!origins.includes(new URL(url).origin)) throw new TypeError(`${url} is not on the list of tag hosts.`);
			return url;
		},
	};
	const policy = window.trustedTypes?.createPolicy(tagPolicyName, rules) ?? rules;
	return (url) => {
		const script = document.createElement("script");
		script.async = true;
		script.src = policy.createScriptURL(url);
		document.head.append(script);
	};
}
