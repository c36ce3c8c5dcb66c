import styles from "./Flag.module.css";

/** A round flag. Decoration only: a language is named by its own name. */
export function Flag({ country }: { country: string }) {
	const { box, drawing } = __FLAGS__[country] ?? {};
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project or of a library, read by the build
		<svg viewBox={box} className={styles.flag} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing ?? "" }} />
	);
}
