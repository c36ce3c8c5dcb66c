import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";
import { useLocale } from "#app/navigation/useLocale.ts";

interface DocumentLinkProps extends Pick<ComponentPropsWithRef<"a">, "className" | "children"> {
	chapter: string;
	doc: string;
}

/** A link to a legal document in the visitor's language. */
export function DocumentLink({ chapter, doc, ...rest }: DocumentLinkProps) {
	const { to } = useLocale();
	return <Link to={to("document", { chapter, doc })} {...rest} />;
}
