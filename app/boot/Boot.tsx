import { createContext, useContext } from "react";
import { Scripts } from "react-router";
import { useHydrated } from "#app/navigation/useHydrated.ts";
import { type RenderedBoot, toScriptJson } from "./bootData.ts";

/** What a page needs to start, while the build renders it. In the browser nothing: it has that in the markup. */
export const BootContext = createContext<RenderedBoot | undefined>(undefined);

const empty = { __html: "" };

/**
 * The page's last two elements: the data that `boot.ts` starts from, and the place of that script, which the finishing
 * step fills. They go once the app runs, because React may make no script anew. In development the router's own scripts
 * stand here, as they do in the shell, which the build drops.
 */
export function Boot() {
	const rendered = useContext(BootContext);
	const isRunning = useHydrated();
	if (import.meta.env.DEV) {
		return (
			<>
				<script src="/boot/place.js" suppressHydrationWarning />
				<Scripts />
			</>
		);
	}
	if (import.meta.env.SSR && !rendered) return <Scripts />;
	if (isRunning) return null;
	const data = import.meta.env.SSR && rendered ? { __html: toScriptJson(rendered) } : empty;
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element; the browser keeps what it has */}
			<script id="boot-data" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={data} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
			<script id="boot" suppressHydrationWarning dangerouslySetInnerHTML={empty} />
		</>
	);
}
