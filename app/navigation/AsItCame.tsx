import { type ComponentProps, useState } from "react";
import { useCame } from "./useCame.ts";

interface AsItCameProps extends ComponentProps<"div"> {
	/** The address of what the children show: at another one, they are made like any others. */
	of: string;
}

const isServer = typeof document === "undefined";
const nothing = { __html: "" };

/**
 * An element whose children the app need not know: long text that came with the page, in which nothing is React's own. It is taken
 * over as it stands, without a look at what is in it, which saves a phone the work of making all of it once more. Reached from within
 * the app, it is made like any other.
 */
export function AsItCame({ of, children, ...attributes }: AsItCameProps) {
	const came = useCame();
	const [first] = useState({ of, isLeft: false });
	// Made once, it is React's own.
	if (first.of !== of) first.isLeft = true;
	if (isServer || !came || first.isLeft) return <div {...attributes}>{children}</div>;
	return (
		<div
			key="came"
			{...attributes}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there is left, and this never read
			dangerouslySetInnerHTML={nothing}
		/>
	);
}
