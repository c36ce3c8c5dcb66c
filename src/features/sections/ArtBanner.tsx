import type { ReactNode } from "react";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import styles from "./ArtBanner.module.css";

interface ArtBannerProps {
	ground: "blue" | "beige";
	picture: PictureData;
	title: string;
	lede: string;
	children: ReactNode;
}

/** Call to action at the end of a page: large text on one half, a full-bleed picture on the other. */
export function ArtBanner({ ground, picture, title, lede, children }: ArtBannerProps) {
	return (
		<section className={styles.banner} data-ground={ground}>
			<div className={styles.copy}>
				<h2>{title}</h2>
				<p className="lede">{lede}</p>
				{children}
			</div>
			<div className={styles.art}>
				<Picture picture={picture} sizes="(min-width: 992px) 50vw, 100vw" alt="" />
			</div>
		</section>
	);
}
