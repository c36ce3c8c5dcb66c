import styles from "./Logo.module.css";

/** Logo and product name, sized by the surrounding font size. */
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
