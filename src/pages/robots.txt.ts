import type { APIRoute } from "astro";
import { robots } from "#scripts/build/discovery/sitemap.ts";

export const GET: APIRoute = () => new Response(robots());
