import type { APIRoute } from "astro";
import { makeIcons } from "#src/head/icons.ts";
import { tokenColor } from "#src/styles/tokenColor.ts";

export const GET: APIRoute = async () => {
	const icon = (await makeIcons(tokenColor("--color-primary"))).get("/favicon.ico");
	return new Response(icon && new Uint8Array(icon));
};
