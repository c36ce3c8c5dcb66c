import type { ReactNode } from "react";
import { Picture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/content/picture.ts";
import styles from "./PageHero.module.css";

interface PageHeroProps {
	/** The headline's lines. */
	lines: readonly [string, string];
	wide: PictureData;
	/** The crop for phones. */
	tall: PictureData;
	/** Sets `--sky`, the colour into which the picture's sky goes on above it. */
	className?: string;
	/** What stands beside the headline: a lede, a button. */
	children?: ReactNode;
}

/** A page's first screen: a full-bleed scene whose sky goes on above it, so that the headline has calm ground. */
export function PageHero({ lines, wide, tall, className = "", children }: PageHeroProps) {
	return (
		<div className={`${styles.hero} ${className}`}>
			<div className={`container ${styles.words}`}>
				<h1 className={styles.title}>
					<span>{lines[0]}</span> <span>{lines[1]}</span>
				</h1>
				{children && <div className={styles.act}>{children}</div>}
			</div>
			<div className={styles.scene}>
				<Picture
					picture={wide}
					sizes="100vw"
					narrow={{ picture: tall, media: "(max-width: 767px)", sizes: "100vw" }}
					alt=""
					priority
				/>
			</div>
		</div>
	);
}
