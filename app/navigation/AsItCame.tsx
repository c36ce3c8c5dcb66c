import type { ComponentProps } from "react";
import { useCame } from "./useCame.ts";

const isServer = typeof document === "undefined";
const nothing = { __html: "" };

/**
 * An element whose children the app need not know: long text that came with the page, in which nothing is React's own. It is taken
 * over as it stands, without a look at what is in it, which saves a phone the work of making all of it once more. Reached from within
 * the app, it is made like any other. It needs a `key` that names the address of what it shows: what came stays for as long as the
 * element does.
 */
export function AsItCame({ children, ...attributes }: ComponentProps<"div">) {
	const came = useCame();
	if (isServer || !came) return <div {...attributes}>{children}</div>;
	return (
		<div
			{...attributes}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there is left, and this never read
			dangerouslySetInnerHTML={nothing}
		/>
	);
}
