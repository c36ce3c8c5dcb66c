import type { IncomingMessage } from "node:http";

/** Names under which this machine alone reaches itself. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Why a request may not use the desk, which reads and writes files without asking who it is; `undefined` where it
 * may. Pages of other sites can send requests here, also by a host name that an attacker points to this machine.
 *
 * @param port that the desk listens on
 */
export function refusalOf(
	{ headers, method }: Pick<IncomingMessage, "headers" | "method">,
	port: number,
): string | undefined {
	const hosts = ownNames.map((name) => `${name}:${port}`);
	const { host = "", origin } = headers;
	if (!hosts.includes(host)) return `the desk answers at http://localhost:${port} only, not at "${host}"`;
	if (origin !== undefined && origin !== `http://${host}`)
		return `a page of ${origin} asked, and only the desk's own may`;
	const from = headers["sec-fetch-site"];
	if (from !== undefined && from !== "same-origin" && from !== "none") return "another site's page asked for it";
	if (method !== "GET" && method !== "HEAD" && origin === undefined)
		return "a change must come from the desk's own page";
	return undefined;
}
