import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { formatListenError } from "./listenFailure.ts";

/** What a server that cannot listen says of it. */
async function failureAt(HOST: string, PORT: number): Promise<string> {
	const server = createServer().listen(PORT, HOST);
	const [error] = await once(server, "error").catch((reason: Error) => [reason]);
	return formatListenError(error, { HOST, PORT });
}

it.each([
	["192.0.2.1", "EADDRNOTAVAIL"],
	["nowhere.invalid", "ENOTFOUND|EAI_AGAIN"],
])("names HOST and the fix if the server cannot use the address: %s", async (host, code) => {
	expect(await failureAt(host, 0)).toMatch(new RegExp(`^HOST=${host}: .*(${code}).*\\. Set it to an address of this`));
});

it("names a port that is in use, and suggests another one", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const address = taken.address();
	const port = typeof address === "object" && address ? address.port : 0;
	expect(await failureAt("127.0.0.1", port)).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
	taken.close();
});

it("names a port that requires other permissions", () => {
	const error = Object.assign(new Error("listen EACCES: permission denied 0.0.0.0:80"), { code: "EACCES" });
	expect(formatListenError(error, { HOST: "0.0.0.0", PORT: 80 })).toMatch(/^PORT=80: listen EACCES.*\. Set it to/);
});

it("repeats the message of an unknown error", () => {
	expect(formatListenError(new Error("odd"), { HOST: "a", PORT: 1 })).toBe("odd");
});
