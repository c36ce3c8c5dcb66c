import styles from "./Logo.module.css";

/** The logo and the product's name. Takes its size from the text around it. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg viewBox={__LOGO__.viewBox} width="1.3em" height="1.3em" aria-hidden="true">
				{__LOGO__.paths.map((d) => (
					<path key={d} d={d} />
				))}
			</svg>
			{name}
		</span>
	);
}
