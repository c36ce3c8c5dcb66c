import { readFileSync } from "node:fs";

/** Hashed files, including those of the previous build for tabs that were open during a deployment. */
const assetsFolder = "build/client/assets";

/** Hashed files of this build, relative to the project. */
const ownFiles = (JSON.parse(readFileSync("build/assets.json", "utf8")) as string[]).map(
	(name) => `${assetsFolder}/${name}`,
);
export const scriptFiles = ownFiles.filter((file) => file.endsWith(".js"));
export const stylesheetFiles = ownFiles.filter((file) => file.endsWith(".css"));
