import { createContext, type ReactNode, useContext } from "react";
import type { PageInfo } from "./staticPaths.server.ts";
import { PathContext } from "./useLocale.ts";

const PageContext = createContext<PageInfo | undefined>(undefined);

/** Provides the page and its language to all descendants. */
export function PageProvider({ page, children }: { page: PageInfo; children: ReactNode }) {
	return (
		<PageContext value={page}>
			<PathContext value={page.path}>{children}</PathContext>
		</PageContext>
	);
}

/** The page that a component is rendered on. Not available in islands, which get props instead. */
export function usePage(): PageInfo {
	const page = useContext(PageContext);
	if (!page) throw new Error("usePage() needs a <PageProvider> around the component.");
	return page;
}
