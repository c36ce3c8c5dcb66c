import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./content/readers/prerenderPaths.server.ts";

export default {
	ssr: false,
	// A file of its own for a loader of one line costs each first load 200 bytes. `app/boot` counts on one file per route.
	splitRouteModules: false,
	// `npm run build` renders the pages itself, in several threads (`scripts/build/pages`). The development server needs to know them.
	prerender: { paths: process.env.CATALOGUE_FACTS ? [] : prerenderPaths() },
} satisfies Config;
