import type { APIRoute } from "astro";
import { isNoindex } from "#config/pages.ts";
import { describePage } from "#src/head/describePage.server.ts";
import { drawSharePicture } from "#src/head/drawSharePicture.server.ts";
import { getSharePicture } from "#src/head/shareScene.server.ts";
import { getAllPages } from "#src/i18n/staticPaths.server.ts";

/** Pictures that messengers show for links. */
export const getStaticPaths = () =>
	getAllPages()
		.filter(({ key }) => key !== "error" && !isNoindex(key))
		.map((page) => {
			const { path, scene } = getSharePicture(page, describePage(page));
			return { params: { file: path.slice("/pictures/share/".length, -".jpg".length) }, props: { scene } };
		});

export const GET: APIRoute = async ({ props }) => new Response(new Uint8Array(await drawSharePicture(props.scene)));
