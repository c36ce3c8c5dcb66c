import type { ReactNode } from "react";
import { ScenePicture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/pictures/picture.ts";
import styles from "./PageHero.module.css";

interface PageHeroProps {
	/** The headline's lines. */
	lines: readonly [string, string];
	wide: PictureData;
	/** The crop for phones. */
	tall: PictureData;
	/** Sets `--sky`, the colour into which the picture's sky goes on above it, and `--focus`, where a phone looks. */
	className?: string;
	/** What stands with the headline: a lede, a button. */
	children?: ReactNode;
	/** Where that stands in wide windows; below, it leaves a long headline the whole width. */
	act?: "beside" | "below";
}

/** A page's first screen: a full-bleed scene whose sky goes on above it, so that the headline has calm ground. */
export function PageHero({ lines, wide, tall, className = "", children, act = "beside" }: PageHeroProps) {
	return (
		<div className={`${styles.hero} ${className}`}>
			<div className={`container ${styles.words}`} data-act={act}>
				<h1 className={styles.title}>
					<span>{lines[0]}</span> <span>{lines[1]}</span>
				</h1>
				{children && <div className={styles.act}>{children}</div>}
			</div>
			<div className={styles.scene}>
				<ScenePicture wide={wide} tall={tall} />
			</div>
		</div>
	);
}
