import { type ComponentProps, useState, useSyncExternalStore } from "react";

interface AsItCameProps extends ComponentProps<"div"> {
	/** The address of what the children show: at another one, they are made like any others. */
	of: string;
}

const never = () => () => {};
const nobody = () => null;
const isServer = typeof document === "undefined";
const nothing = { __html: "" };

/**
 * An element whose children the app need not know: long text that came with the page, in which nothing is React's own. It is taken
 * over as it stands, without a look at what is in it, which saves a phone the work of making all of it once more. Reached from within
 * the app, it is made like any other.
 */
export function AsItCame({ of, children, ...attributes }: AsItCameProps) {
	const [came] = useState<{ of?: string | undefined }>({});
	// React asks for the last of these on the server, and where it takes over what came from there. It is the only one who knows.
	useSyncExternalStore(never, nobody, () => {
		if (!isServer) came.of = of;
		return null;
	});
	// Made once, it is React's own.
	if (came.of !== of) came.of = undefined;
	if (came.of === undefined) return <div {...attributes}>{children}</div>;
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
