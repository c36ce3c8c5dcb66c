import styles from "./Logo.module.css";

/** The mark, a sail that is also a play button, and the product's name. Takes its size from the text around it. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg viewBox="0 0 40 40" aria-hidden="true">
				<path d="M12 3.5c0-2 2.2-3.2 3.9-2.1L32.6 11.7c1.7 1.1 1.7 3.5 0 4.6L15.9 26.6c-1.7 1.1-3.9-.1-3.9-2.1z" />
				<path d="M2 29h36c-1.5 5.8-6 10-12 10H14C8 39 3.5 34.8 2 29z" />
			</svg>
			{name}
		</span>
	);
}
