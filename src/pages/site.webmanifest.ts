import type { APIRoute } from "astro";
import { webManifest } from "#src/head/manifest.ts";
import { tokenColour } from "#src/styles/tokenColour.ts";

export const GET: APIRoute = () => new Response(webManifest(tokenColour("--page")));
