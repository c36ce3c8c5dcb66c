import type { APIRoute } from "astro";
import { webManifest } from "#src/head/manifest.ts";
import { tokenColor } from "#src/styles/tokenColor.ts";

export const GET: APIRoute = () => new Response(webManifest(tokenColor("--page")));
