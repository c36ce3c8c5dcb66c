import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Inbox } from "./inbox/inbox.ts";
import { formatMetrics } from "./inbox/metrics.ts";
import { createReadiness } from "./inbox/readiness.ts";
import { answerPreflight, answerReview } from "./inbox/reviews.ts";

const fresh = { "cache-control": "no-store" };

/**
 * What the server does besides handing out files. Without an inbox it takes no messages.
 *
 * @param isStopping whether connections are to be let go once answered
 */
export function createApi(isStopping: () => boolean, inbox?: Inbox): Hono<{ Bindings: HttpBindings }> {
	const api = new Hono<{ Bindings: HttpBindings }>();
	api.use(async (context, next) => {
		await next();
		if (isStopping()) context.header("connection", "close");
	});
	api.get("/healthz", (context) => context.json({ status: "ok" }, 200, fresh));
	api.notFound((context) => context.text("404 Not Found\n", 404, fresh));
	if (!inbox) return api;

	const readiness = createReadiness(inbox);
	api.get("/readyz", async (context) => {
		const { isReady, ...rest } = await readiness();
		return context.json({ status: isReady ? "ready" : "not ready", ...rest }, isReady ? 200 : 503, fresh);
	});
	const { metricsToken } = inbox;
	if (metricsToken !== undefined) {
		api.get("/metrics", async (context) => {
			if (!isSame(context.req.header("authorization") ?? "", `Bearer ${metricsToken}`)) {
				return context.text("401 Unauthorized\n", 401, { ...fresh, "www-authenticate": "Bearer" });
			}
			const { messages } = await readiness();
			const text = formatMetrics(inbox.counters, messages ?? undefined);
			return context.body(text, 200, { ...fresh, "content-type": "text/plain; version=0.0.4; charset=utf-8" });
		});
	}
	api.post("/reviews", (context) => answerReview(context.env.incoming, inbox));
	api.options("/reviews", (context) => answerPreflight(context.env.incoming, inbox));
	api.all("/reviews", (context) => context.json({ error: "Send a POST." }, 405, { ...fresh, allow: "POST" }));
	api.onError((error, context) => {
		const isGone = context.env.incoming.destroyed && !context.env.incoming.complete;
		if (!isGone) inbox.log.error({ reason: error.message, stack: error.stack }, "a request failed");
		return context.json({ error: "The server failed." }, 500, fresh);
	});
	return api;
}

/** Whether a request target belongs to the API. */
export function isApiPath(target: string): boolean {
	return /^\/(healthz|readyz|metrics|reviews)(\?|$)/.test(target);
}

/** In the same time however much of it is right. */
function isSame(given: string, wanted: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(wanted));
}
