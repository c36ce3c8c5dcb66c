import type { APIRoute } from "astro";
import { languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";

/** Contact for vulnerability reports (RFC 9116). */
export const GET: APIRoute = () => {
	const expiryDate = new Date(Date.UTC(site.legal.copyrightYear + 3, 0, 1)).toISOString();
	return new Response(
		`Contact: mailto:${site.contacts.securityEmail}\nExpires: ${expiryDate}\nPreferred-Languages: ${languageCodes.join(", ")}\n`,
	);
};
