import type { APIRoute } from "astro";
import { makeIcons } from "#src/head/icons.ts";
import { tokenColor } from "#src/styles/tokenColor.ts";

/** Icons for home screens and the web app manifest. */
export const getStaticPaths = async () =>
	[...(await makeIcons(tokenColor("--color-primary")))]
		.filter(([path]) => path.startsWith("/icons/"))
		.map(([path, content]) => ({ params: { icon: path.slice("/icons/".length, -".png".length) }, props: { content } }));

export const GET: APIRoute = ({ props }) => new Response(props.content);
