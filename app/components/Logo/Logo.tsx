import styles from "./Logo.module.css";
import mark from "./mark.json" with { type: "json" };

/** The mark, which `npm run rebrand` draws anew, and the product's name. Takes its size from the text around it. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg viewBox={mark.viewBox} width="1.3em" height="1.3em" aria-hidden="true">
				{mark.paths.map((d) => (
					<path key={d} d={d} />
				))}
			</svg>
			{name}
		</span>
	);
}
