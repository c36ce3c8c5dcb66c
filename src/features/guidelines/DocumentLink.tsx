import type { ComponentPropsWithRef } from "react";
import { useLocale } from "#src/i18n/useLocale.ts";

interface DocumentLinkProps extends Pick<ComponentPropsWithRef<"a">, "className" | "children"> {
	chapter: string;
	doc: string;
}

/** Link to a legal document in the visitor's language. */
export function DocumentLink({ chapter, doc, ...rest }: DocumentLinkProps) {
	const { to } = useLocale();
	return <a href={to("document", { chapter, doc })} {...rest} />;
}
