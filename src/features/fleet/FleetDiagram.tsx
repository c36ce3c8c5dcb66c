import type { ReactNode } from "react";
import styles from "./FleetDiagram.module.css";

interface FleetDiagramProps {
	title: string;
	/** Height of the drawing in its own units; it is 360 wide. */
	height: number;
	/** `block` is blue, the others are sand. */
	ground: "card" | "deep" | "block";
	/** The drawing, which a screen reader skips. */
	children: ReactNode;
	/** What it says, in order, for a screen reader. */
	points: readonly string[];
	/** Whether the points say more than the drawing, so that they also stand beside it where there is room. */
	hasMore?: boolean;
}

/**
 * A drawing whose words can be read on a phone: no text of it is smaller than 16 units, and 360 of them are at least 280
 * pixels wide there. Nothing in it is said by color alone.
 */
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
