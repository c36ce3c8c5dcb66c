import type { APIRoute } from "astro";
import { robots } from "#src/head/sitemap.ts";

export const GET: APIRoute = () => new Response(robots());
