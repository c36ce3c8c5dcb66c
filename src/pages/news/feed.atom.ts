import type { APIRoute } from "astro";
import { listArticles } from "#content/readers/news.server.ts";
import { atomFeed } from "#src/head/feed.ts";

/** The news feed; a site without news has none. */
export const GET: APIRoute = () => {
	const [newest, ...older] = listArticles();
	return newest ? new Response(atomFeed([newest, ...older])) : new Response(null, { status: 404 });
};
