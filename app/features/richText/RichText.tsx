import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { RichTextNode } from "#content/model/richText.ts";
import type { Language } from "#site/languages.ts";
import { localizedPath } from "#site/paths.ts";
import { breakable } from "./breakable.ts";
import { tableElement } from "./tableElement.ts";

/** A compiled text as elements. Links within the site lead to the visitor's language. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
	const { language } = useLocale();
	return <>{toElements(nodes, language)}</>;
}

function toElements(nodes: readonly RichTextNode[], language: Language): ReactNode[] {
	return nodes.map((node, place) => {
		if (typeof node === "string") return breakable(node, place);
		if (node.tag === "table") return tableElement(node, (cell) => toElements(cell, language), place);
		const children = toElements(node.children, language);
		if (node.href?.startsWith("/")) {
			const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(node.href) ?? [];
			return createElement(Link, { key: place, to: localizedPath(language, path) + rest }, ...children);
		}
		// Line breaks and rules have no content, and React takes not even an empty list for it.
		return createElement(node.tag, { key: place, href: node.href, start: node.start }, ...children);
	});
}
