import { createElement } from "react";
import { localizedHref } from "#config/paths.ts";
import type { RichTextNode } from "#content/model/richText.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { renderNodes } from "./renderNodes.ts";

/** Renders a compiled text. Links within the site keep the visitor's language. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
	const { language } = useLocale();
	return renderNodes(nodes, ({ href }, children, key) =>
		href?.startsWith("/") ? createElement("a", { key, href: localizedHref(href, language) }, ...children) : undefined,
	);
}
