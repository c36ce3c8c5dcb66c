import { Fragment } from "react";
import styles from "./Description.module.css";

/**
 * The rich-text description (spec 3: it may contain line-break markup): paragraphs apart by a blank line, `<br>` within
 * one. Nothing else of the text is markup.
 */
export function Description({ headline, text }: { headline: string; text: string }) {
	return (
		<section className={`container ${styles.description}`}>
			<h2>{headline}</h2>
			<div className={styles.text}>
				{text.split(/\n\s*\n/).map((paragraph) => (
					<p key={paragraph}>
						{paragraph.split(/<br\s*\/?>/).map((line, index) => (
							<Fragment key={line}>
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
