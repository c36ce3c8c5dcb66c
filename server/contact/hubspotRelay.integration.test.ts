import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { listenLocally } from "#server/testing/listenLocally.ts";
import { storedMessage } from "./messages.testUtils.ts";
import { sendMessage } from "./sendMessage.ts";

it("relays a message to a form of HubSpot, and repeats or sets it aside by HubSpot's answer", async () => {
	const statuses = [200, 429, 400];
	const submittedBodies: unknown[] = [];
	const hubspotStub = createServer(async (request, response) => {
		submittedBodies.push({ ...((await json(request)) as object), authorization: request.headers.authorization });
		response.writeHead(statuses.shift() ?? 500).end();
	});
	const HUBSPOT_URL = `http://127.0.0.1:${await listenLocally(hubspotStub)}`;
	const RELAY_PORT = String(await getFreePort());
	const env = { HUBSPOT_URL, HUBSPOT_TOKEN: "token", RELAY_PORT, SITE_ORIGIN: "https://site.example" };
	const relayProcess = spawn(process.execPath, ["server/contact/hubspotRelay.ts"], { env });
	try {
		await once(relayProcess.stdout, "data");
		const target = { url: new URL(`http://127.0.0.1:${RELAY_PORT}/hubspot`) };
		const results = [];
		for (let count = 0; count < 3; count += 1)
			results.push((await sendMessage(target, storedMessage, 5_000, new AbortController().signal)).kind);
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
		hubspotStub.close();
	}
});
