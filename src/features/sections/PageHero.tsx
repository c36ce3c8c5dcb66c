import type { ReactNode } from "react";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { HeroImage } from "#src/components/Picture/Picture.tsx";
import styles from "./PageHero.module.css";

interface PageHeroProps {
	lines: readonly [string, string];
	wide: PictureData;
	/** Crop for phones. */
	tall: PictureData;
	/** For the widest screens; without it, they show the whole wide picture beside the text. */
	broad?: PictureData;
	/**
	 * Sets `--sky` (sky color), `--tall`, `--tall-sky`, `--wide`, `--wide-sky` (heights of the scenes and of their skies)
	 * and `--focus` (focal point of crops).
	 */
	className?: string;
	children?: ReactNode;
	/** Whether hovering over the wide picture plays its clip. */
	moves?: boolean;
	/** Position of `children` on wide screens; `below` leaves the full width to a long headline. */
	actionsPosition?: "beside" | "below";
}

/** Top of a page: a full-bleed scene whose sky color extends behind the headline. */
export function PageHero({
	lines,
	wide,
	tall,
	broad,
	className = "",
	children,
	moves,
	actionsPosition = "beside",
}: PageHeroProps) {
	return (
		<div className={`${styles.hero} ${className}`} data-broad={broad && ""}>
			<div className={`container ${styles.copy}`} data-actions={children ? actionsPosition : "none"}>
				<h1 className={styles.title}>
					<span>{lines[0]}</span> <span>{lines[1]}</span>
				</h1>
				{children && <div className={styles.actions}>{children}</div>}
			</div>
			<div className={styles.scene} data-hover-clip={moves && ""}>
				<HeroImage wide={wide} tall={tall} broad={broad} />
			</div>
		</div>
	);
}
