import type { APIRoute } from "astro";
import { tokenColour } from "#src/styles/tokenColour.ts";
import { webManifest } from "#src/head/manifest.ts";

export const GET: APIRoute = () => new Response(webManifest(tokenColour("--page")));
