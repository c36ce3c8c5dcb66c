import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import { prerenderPaths } from "#content/readers/prerenderPaths.server.ts";
import { matchPage } from "#site/pages.ts";
import { barePath, languageOf } from "#site/paths.ts";
import config from "./routes.ts";

const toRoute = ({ id, path, index, children }: RouteConfigEntry): RouteObject =>
	index ? { id, path, index } : { id, path, children: children?.map(toRoute) };

const routes = config.map(toRoute);

it("the router goes where the table of pages says, at every address that is built", () => {
	const taken = Object.fromEntries(prerenderPaths().map((path) => [path, matchRoutes(routes, path)?.at(-1)?.route.id]));
	const said = prerenderPaths().map((path) => [
		path,
		`${languageOf(path)}.${matchPage(barePath(path))?.key ?? "error"}`,
	]);
	expect(taken).toEqual(Object.fromEntries(said));
	expect(said.length).toBeGreaterThan(100);
});
