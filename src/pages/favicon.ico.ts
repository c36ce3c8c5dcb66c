import type { APIRoute } from "astro";
import { makeIcons } from "#src/head/icons.ts";
import { tokenColour } from "#src/styles/tokenColour.ts";

export const GET: APIRoute = async () => {
	const icon = (await makeIcons(tokenColour("--act"))).get("/favicon.ico");
	return new Response(icon && new Uint8Array(icon));
};
