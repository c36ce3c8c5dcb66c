import { Fragment } from "react";
import styles from "./GameDescription.module.css";

/** Description of a game (product 5): blank lines separate paragraphs, `<br>` breaks lines; all else is plain text. */
export function GameDescription({ headline, text }: { headline: string; text: string }) {
	return (
		<section className={`container ${styles.description}`}>
			<h2>{headline}</h2>
			<div className={styles.text}>
				{text.split(/\n\s*\n/).map((paragraph, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and two paragraphs may be alike
					<p key={place}>
						{paragraph.split(/<br\s*\/?>/i).map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above, of lines
							<Fragment key={index}>
								{index > 0 && <br />}
								{line}
							</Fragment>
						))}
					</p>
				))}
			</div>
		</section>
	);
}
