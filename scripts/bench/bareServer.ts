/** `node bareServer.ts <file> <type>…`: answers `/0`, `/1`, … with gzipped files from memory and nothing else at all. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , ...given] = process.argv;
const answers = new Map<string, { headers: Record<string, string | number>; body: Buffer }>();
for (let index = 0; index < given.length; index += 2) {
	const body = readFileSync(given[index] ?? "");
	const type = given[index + 1] ?? "";
	const headers = { "content-type": type, "content-encoding": "gzip", "content-length": body.length };
	answers.set(`/${index / 2}`, { headers, body });
}

const server = createServer((request, response) => {
	const answer = answers.get(request.url ?? "");
	response.writeHead(answer ? 200 : 404, answer?.headers);
	response.end(answer?.body);
});
server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	console.log(`Serving on http://localhost:${typeof address === "object" ? address?.port : ""}`);
});
process.once("SIGTERM", () => process.exit(0));
