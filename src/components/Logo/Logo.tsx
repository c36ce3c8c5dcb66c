import styles from "./Logo.module.css";

interface LogoProps {
	name: string;
	viewBox: string;
	/** Data of the paths. */
	paths: readonly string[];
}

/** Logo and product name, sized by the surrounding font size. */
export function Logo({ name, viewBox, paths }: LogoProps) {
	return (
		<span className={styles.logo}>
			<svg viewBox={viewBox} width="1.3em" height="1.3em" aria-hidden="true">
				{paths.map((d) => (
					<path key={d} d={d} />
				))}
			</svg>
			{name}
		</span>
	);
}
