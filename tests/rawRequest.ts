import { connect } from "node:net";

export interface RawResponse {
	readonly status: number;
	/** Names in lower case. */
	readonly headers: ReadonlyMap<string, string>;
	readonly body: Buffer;
}

/**
 * Sends a request unchanged over its own socket, because HTTP clients correct invalid targets.
 *
 * @param origin such as `http://127.0.0.1:4173`
 * @param target as it goes into the request line
 */
export async function rawRequest(
	origin: string,
	target: string,
	{ method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
	const { hostname, port, host } = new URL(origin);
	const lines = Object.entries({ host, connection: "close", ...headers }).map(([name, value]) => `${name}: ${value}`);
	const socket = connect(Number(port), hostname);
	socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${method} ${target.slice(0, 80)}`)));
	socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
	const responseChunks: Buffer[] = [];
	for await (const chunk of socket) responseChunks.push(chunk as Buffer);
	const all = Buffer.concat(responseChunks);
	const end = all.indexOf("\r\n\r\n");
	const [statusLine = "", ...fields] = all.subarray(0, end).toString("latin1").split("\r\n");
	return {
		status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]),
		headers: new Map(
			fields.map((field) => {
				const colonIndex = field.indexOf(":");
				return [field.slice(0, colonIndex).toLowerCase(), field.slice(colonIndex + 1).trim()];
			}),
		),
		body: all.subarray(end + 4),
	};
}
