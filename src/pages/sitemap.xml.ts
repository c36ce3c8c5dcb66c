import type { APIRoute } from "astro";
import { getSitemap } from "#src/head/sitemap.server.ts";

export const GET: APIRoute = () => new Response(getSitemap());
