import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { DeskBackend } from "#content/model/deskSchema.ts";
import { describeAll, indexFiles } from "#scripts/build/fileIndex.ts";
import { answer } from "#server/answer.ts";
import { FileIndex, packIndex } from "#server/fileIndex.ts";
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
	const site = {
		files: new FileIndex(packIndex(indexFiles(describeAll(client)))),
		read: ({ file }: { file: string }) => readFile(path.join(client, file)),
		exists: () => true,
		moves: {},
		headers: siteHeaders,
		fileHeaders: fileHeaders(siteHeaders),
		deskHeaders: deskHeaders(siteHeaders, hostsOf(backend)),
	};
	const server = createServer(async ({ method = "", url = "", headers: given }, response) => {
		const { status, headers: sent, body } = await answer(site, method, url, given);
		response.writeHead(status, sent).end(body);
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => void server.close() };
}
