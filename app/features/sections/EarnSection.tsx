import { Picture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/pictures/picture.ts";
import styles from "./EarnSection.module.css";

interface Way {
	title: string;
	text: string;
	picture: PictureData;
}

interface EarnSectionProps {
	title: string;
	purchases: Way;
	advertising: Way;
}

/** How a game earns, as two unequal cards: in-app purchases and advertising (spec 2.4). */
export function EarnSection({ title, purchases, advertising }: EarnSectionProps) {
	return (
		<section className={`container ${styles.earn}`}>
			<h2>{title}</h2>
			<div className={styles.ways}>
				<article className={styles.purchases}>
					<h3>{purchases.title}</h3>
					<p className="lede">{purchases.text}</p>
					<Picture picture={purchases.picture} sizes="(min-width: 992px) 720px, 92vw" alt="" />
				</article>
				<article className={styles.advertising}>
					<Picture picture={advertising.picture} sizes="(min-width: 992px) 520px, 92vw" alt="" />
					<h3>{advertising.title}</h3>
					<p className="lede">{advertising.text}</p>
				</article>
			</div>
		</section>
	);
}
