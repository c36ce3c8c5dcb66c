import { readFileSync } from "node:fs";

/** Folder of hashed files. It also has the files of the previous build, for tabs that were open during a deployment. */
const assetsFolder = "build/client/assets";

/** Hashed files that the build made itself, as paths in the project. */
const ownFiles = (JSON.parse(readFileSync("build/assets.json", "utf8")) as string[]).map(
	(name) => `${assetsFolder}/${name}`,
);
export const scriptFiles = ownFiles.filter((file) => file.endsWith(".js"));
export const stylesheetFiles = ownFiles.filter((file) => file.endsWith(".css"));
