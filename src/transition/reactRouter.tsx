import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

/**
 * What components of `app/` ask of React Router, for pages that are plain documents. Goes away with React Router: the
 * Astro build resolves `react-router` to this file.
 */
interface Place {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

const PathContext = createContext("/");

export function PathProvider({ path, children }: { path: string; children: ReactNode }) {
	return <PathContext value={path}>{children}</PathContext>;
}

export type To = string | Partial<Place>;

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
	to: To;
	prefetch?: string;
	state?: unknown;
	replace?: boolean;
	viewTransition?: boolean;
	preventScrollReset?: boolean;
}

export function Link({ to, prefetch, state, replace, viewTransition, preventScrollReset, ...rest }: LinkProps) {
	return <a href={toHref(to)} {...rest} />;
}

function toHref(to: To): string {
	if (typeof to === "string") return to;
	const search = to.search && !to.search.startsWith("?") ? `?${to.search}` : (to.search ?? "");
	return `${to.pathname ?? ""}${search}${to.hash ?? ""}`;
}

export function useLocation() {
	const pathname = useContext(PathContext);
	return { pathname, search: "", hash: "", state: null, key: "default" };
}

export const useNavigate = () => () => {};
export const useNavigation = () => ({ state: "idle" as const });
export const useNavigationType = () => "POP" as const;
export const useMatches = () => [];
export const useRouteLoaderData = () => undefined;
export const useRevalidator = () => ({ revalidate: () => {} });
export const useViewTransitionState = () => false;
export const Outlet = () => null;
