import { readFileSync } from "node:fs";

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"));

/** `browserslist` of package.json in the format of Vite's `build.target`: `safari15.4`. */
export const browserTargets = browserslist.map((query) => query.toLowerCase().replace(" >= ", ""));
