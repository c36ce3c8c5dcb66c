import type { APIRoute } from "astro";
import { renderFavicon } from "#src/head/icons.ts";

export const GET: APIRoute = () => new Response(renderFavicon(), { headers: { "content-type": "image/svg+xml" } });
