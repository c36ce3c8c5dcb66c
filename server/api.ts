import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { answerReview } from "./inbox/reviews.ts";
import type { Store } from "./inbox/store.ts";

/** What the server does besides handing out files. */
export function createApi(store?: Store): Hono<{ Bindings: HttpBindings }> {
	const api = new Hono<{ Bindings: HttpBindings }>();
	api.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
	if (!store) return api;
	api.post("/reviews", (context) => answerReview(context.env.incoming, store));
	api.all("/reviews", (context) => context.json({ error: "Send a POST.", field: null }, 405, { allow: "POST" }));
	return api;
}

/** Whether a request target belongs to the API. */
export function isApiPath(target: string): boolean {
	return /^\/(healthz|reviews)(\?|$)/.test(target);
}
