import type { ReactNode } from "react";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { HeroImage } from "#src/components/Picture/Picture.tsx";
import styles from "./PageHero.module.css";

interface PageHeroProps {
	lines: readonly [string, string];
	wide: PictureData;
	/** The crop for phones. */
	tall: PictureData;
	/** The scene drawn for the widest screens; without one, the wide scene stands whole beside the words there. */
	broad?: PictureData;
	/**
	 * Says what the scene is like: `--sky`, the color into which its sky goes on above it; `--tall`, `--tall-sky`, `--wide`,
	 * `--wide-sky`, its heights and how much of them is free; `--focus`, where a crop looks.
	 */
	className?: string;
	/** Content below the headline: a lede, a button. */
	children?: ReactNode;
	/** Whether the wide scene has a clip, which plays while a mouse rests on it. */
	moves?: boolean;
	/** Where that stands on wide screens; below, it leaves a long headline the whole width. */
	actionsPosition?: "beside" | "below";
}

/** A page's first screen: a full-bleed scene whose sky goes on above it, so that the headline has calm ground. */
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
