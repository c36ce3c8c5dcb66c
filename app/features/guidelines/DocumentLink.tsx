import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";
import { opensNotice } from "~/features/notice/notices.ts";
import { isPending } from "~/routing/pending.ts";
import { useLocale } from "~/routing/useLocale.ts";

interface DocumentLinkProps extends Pick<ComponentPropsWithRef<"a">, "className" | "children"> {
	chapter: string;
	doc: string;
}

/** A link to a legal document; while the site has none to show, a window that says where to ask. */
export function DocumentLink({ chapter, doc, ...rest }: DocumentLinkProps) {
	const { to } = useLocale();
	if (isPending("document")) {
		return <button {...opensNotice("pending")} {...rest} />;
	}
	return <Link to={to("document", { chapter, doc })} {...rest} />;
}
