import type { ReactNode } from "react";
import styles from "./FleetDiagram.module.css";

interface FleetDiagramProps {
	title: string;
	/** In SVG units; the width is 360. */
	height: number;
	/** `block` is blue, the others are sand-colored. */
	ground: "card" | "deep" | "block";
	/** The drawing, hidden from screen readers. */
	children: ReactNode;
	/** The content of the drawing as text for screen readers, in order. */
	points: readonly string[];
	/** Whether the points add information, so that wide screens show them beside the drawing. */
	hasMore?: boolean;
}

/** Diagram legible on phones: text of at least 16 units, 360 units on 280 px or more, no meaning by color alone. */
export function FleetDiagram({ title, height, ground, children, points, hasMore = false }: FleetDiagramProps) {
	return (
		<figure className={styles.diagram}>
			<figcaption>{title}</figcaption>
			<div className={hasMore ? styles.pair : undefined}>
				<svg viewBox={`0 0 360 ${height}`} width="360" aria-hidden="true">
					<rect className={styles[ground]} width="360" height={height} rx="24" />
					{children}
				</svg>
				<ol>
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
			</div>
		</figure>
	);
}
