import { tagPolicyName } from "#config/tagPolicy.ts";

interface UrlPolicy {
	/** Returns a `TrustedScriptURL`, which the DOM types treat as a string. Throws on an origin that is not allowed. */
	createScriptURL(url: string): string;
}

declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
	}
}

/** Creates a loader for scripts of these origins. Call once per document: a Trusted Types policy name is unique. */
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
