import { createElement, type ReactNode } from "react";
import styles from "./Flag.module.css";
import type { FlagShape } from "./flags.server.ts";

/** Round country flag. Decoration: the language's name is next to it. */
export function Flag({ country }: { country: string }) {
	const flagDrawing = __FLAGS__[country];
	return (
		<svg viewBox={flagDrawing?.box} width="22" height="22" className={styles.flag} aria-hidden="true">
			{flagDrawing?.shapes.map(drawShape)}
		</svg>
	);
}

function drawShape([name, attributes, shapes]: FlagShape, position: number): ReactNode {
	return createElement(name, { ...attributes, key: position }, ...shapes.map(drawShape));
}
