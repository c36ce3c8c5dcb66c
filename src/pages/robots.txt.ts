import type { APIRoute } from "astro";
import { renderRobots } from "#src/head/sitemap.server.ts";

export const GET: APIRoute = () => new Response(renderRobots());
