import styles from "./Logo.module.css";

/** The mark, a sail that is also a play button, and the product's name. Takes its size from the text around it. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg viewBox="0 0 40 40" aria-hidden="true">
				<path d="M12.5 3.5c0-2 2.2-3.2 3.9-2.1l16.7 10.3c1.7 1.1 1.7 3.5 0 4.6L16.4 26.6c-1.7 1.1-3.9-.1-3.9-2.1z" />
				<path d="M2 30h36c-1.5 5.7-6 9.7-12 9.7H14C8 39.7 3.5 35.7 2 30z" />
			</svg>
			{name}
		</span>
	);
}
