/** `node server/contact/hubspotRelay.ts`: submits forwarded messages to a form of HubSpot (docs/guides/forward-messages.md). */
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { getErrorMessage } from "./getErrorMessage.ts";

const schema = z.object({
	HUBSPOT_URL: z.url("set it to https://api.hsforms.com/submissions/v3/integration/secure/submit/<portal>/<form>"),
	HUBSPOT_TOKEN: z.string("set it to the access token of a private app with the scope forms"),
	RELAY_PORT: z.coerce.number("set it to a free port, such as 4200"),
	SITE_ORIGIN: z.url("set it to the site's origin, such as https://www.example"),
});
const parsed = schema.safeParse(process.env);
if (!parsed.success) {
	for (const { path, message } of parsed.error.issues) console.error(`${path.join(".")}: ${message}.`);
	process.exit(1);
}
const { HUBSPOT_URL, HUBSPOT_TOKEN, RELAY_PORT, SITE_ORIGIN } = parsed.data;

const message = z.object({ params: z.object({ name: z.string(), email: z.string(), message: z.string() }) });

createServer(async (request, response) => {
	try {
		const { name, email, message: text } = message.parse(await json(request)).params;
		const fields = Object.entries({ firstname: name, email, message: text });
		const answer = await fetch(HUBSPOT_URL, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${HUBSPOT_TOKEN}` },
			body: JSON.stringify({
				fields: fields.map(([name, value]) => ({ objectTypeId: "0-1", name, value })),
				context: { pageUri: `${SITE_ORIGIN}${request.headers["x-page-path"] ?? "/"}` },
			}),
		});
		// The status decides whether the site's server retries a message or sets it aside.
		const retryAfter = answer.headers.get("retry-after");
		response.writeHead(answer.status, retryAfter ? { "retry-after": retryAfter } : {}).end();
	} catch (error) {
		console.error(getErrorMessage(error));
		response.writeHead(502).end();
	}
}).listen(RELAY_PORT, "127.0.0.1", () => console.log(`Relaying messages from http://127.0.0.1:${RELAY_PORT}`));
