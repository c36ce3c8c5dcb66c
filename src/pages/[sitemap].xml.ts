import type { APIRoute } from "astro";
import { getSitemaps } from "#src/head/sitemap.server.ts";

/** `sitemap.xml`, and its parts where one file cannot hold all pages. */
export const getStaticPaths = () =>
	[...getSitemaps()].map(([name, text]) => ({ params: { sitemap: name.replace(/\.xml$/, "") }, props: { text } }));

export const GET: APIRoute = ({ props }) => new Response(props.text);
