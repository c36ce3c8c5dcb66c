import { readFileSync } from "node:fs";

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"));

/** The oldest supported browsers, `browserslist` of package.json in the form of Vite's `build.target`: `safari15.4`. */
export const browserTargets = browserslist.map((query) => query.toLowerCase().replace(" >= ", ""));
