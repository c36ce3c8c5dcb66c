import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { storedMessage } from "./messages.testUtils.ts";
import { sendMessage } from "./sendMessage.ts";

type GetStatus = (body: string, headers: IncomingHttpHeaders, path?: string) => number;

let standIn: Server | undefined;
afterEach(() => standIn?.close());

/** Starts a host that answers with the status that `answer` returns. Resolves to its origin. */
async function startStandIn(answer: GetStatus): Promise<string> {
	standIn = createServer(async (request, response) => {
		response.writeHead(answer(await text(request), request.headers, request.url)).end();
	}).listen(0, "127.0.0.1");
	await once(standIn, "listening");
	return `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
}
const send = (url: string, secret?: string) =>
	sendMessage({ url: new URL(url), secret, token: "abc" }, storedMessage, 5_000, new AbortController().signal);

it("forwards to a webhook that verifies token, time and signature, which another key does not pass", async () => {
	const key = Buffer.alloc(32, 7);
	const origin = await startStandIn((body, headers, path) => {
		const signedContent = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
		const expectedSignature = `v1,${createHmac("sha256", key).update(signedContent).digest("base64")}`;
		const isRecent = Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1_000) < 60;
		if (path !== "/hook" || headers.authorization !== "Bearer abc" || !isRecent) return 400;
		return headers["webhook-signature"] === expectedSignature ? 204 : 401;
	});
	expect(await send(`${origin}/hook`, `whsec_${key.toString("base64")}`)).toEqual({ kind: "sent" });
	expect(await send(`${origin}/hook`, `whsec_${"x".repeat(32)}`)).toMatchObject({ reason: "answered 401" });
});

it("relays a message to a form of HubSpot, and repeats or sets it aside by HubSpot's answer", async () => {
	const statuses = [200, 429, 400];
	const submittedBodies: unknown[] = [];
	const HUBSPOT_URL = await startStandIn((body, { authorization }) => {
		submittedBodies.push({ ...JSON.parse(body), authorization });
		return statuses.shift() ?? 500;
	});
	const port = await getFreePort();
	const relayProcess = spawn(process.execPath, ["server/contact/hubspotRelay.ts"], {
		env: { HUBSPOT_URL, HUBSPOT_TOKEN: "token", RELAY_PORT: String(port), SITE_ORIGIN: "https://site.example" },
	});
	try {
		await once(relayProcess.stdout, "data");
		const results = [];
		for (let count = 0; count < 3; count += 1) results.push((await send(`http://127.0.0.1:${port}/`)).kind);
		expect(results).toEqual(["sent", "host", "message"]);
		expect(submittedBodies[0]).toEqual({
			fields: [
				{ objectTypeId: "0-1", name: "firstname", value: "Ann" },
				{ objectTypeId: "0-1", name: "email", value: "ann@example.com" },
				{ objectTypeId: "0-1", name: "message", value: "Hello\nagain" },
			],
			context: { pageUri: "https://site.example/about-us" },
			authorization: "Bearer token",
		});
	} finally {
		relayProcess.kill();
	}
});
