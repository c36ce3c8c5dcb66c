import type { AddressInfo } from "node:net";
import type { DeskBackend } from "#content/model/deskSchema.ts";
import { createServer } from "#server/createServer.ts";
import { deskHeaders, fileHeaders, securityHeaders } from "#server/securityHeaders.ts";
import { hostsOf } from "./webBackend.ts";
import { writeWebDesk } from "./webDesk.ts";

/** Headers of a site that has nothing but the desk. */
export const siteHeaders = securityHeaders({ scripts: [], styles: [], inbox: [] });

/**
 * Writes the desk on the web into a folder, and serves that as the site's server does.
 *
 * @returns where: `http://127.0.0.1:41234`, without a slash at the end
 */
export async function serveWebDesk(client: string, backend: DeskBackend): Promise<{ origin: string; end(): void }> {
	await writeWebDesk(client, backend);
	const server = createServer({
		folder: client,
		hasPage: () => true,
		redirects: {},
		pageHeaders: siteHeaders,
		fileHeaders: fileHeaders(siteHeaders),
		deskHeaders: deskHeaders(siteHeaders, hostsOf(backend)),
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => void server.close() };
}
