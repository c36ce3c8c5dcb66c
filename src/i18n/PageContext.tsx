import { createContext, type ReactNode, useContext } from "react";
import type { PageInfo } from "./staticPaths.server.ts";
import { PathContext } from "./useLocale.ts";

const PageContext = createContext<PageInfo | undefined>(undefined);

/** Gives a page and its language to all components in it. */
export function PageProvider({ page, children }: { page: PageInfo; children: ReactNode }) {
	return (
		<PageContext value={page}>
			<PathContext value={page.path}>{children}</PathContext>
		</PageContext>
	);
}

/** The page that a component is rendered on. Islands have none: their props say what they need. */
export function usePage(): PageInfo {
	const page = useContext(PageContext);
	if (!page) throw new Error("usePage() needs a <PageProvider> around the component.");
	return page;
}
