import { Hono } from "hono";

/** What the server does besides handing out files. */
export function createApi(): Hono {
	const api = new Hono();
	api.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
	return api;
}

/** Whether a request target belongs to the API. */
export function isApiPath(target: string): boolean {
	return /^\/healthz(\?|$)/.test(target);
}
