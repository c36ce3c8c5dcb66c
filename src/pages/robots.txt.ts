import type { APIRoute } from "astro";
import { renderRobots } from "#src/head/sitemap.ts";

export const GET: APIRoute = () => new Response(renderRobots());
