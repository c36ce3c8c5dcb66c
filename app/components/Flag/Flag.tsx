import type { ReactNode } from "react";
import styles from "./Flag.module.css";

const drawings: Readonly<Record<string, ReactNode>> = {
	gb: (
		<>
			<path fill="#1d3f94" d="M0 0h24v24H0z" />
			<path stroke="#fff" strokeWidth="5" d="m0 0 24 24M24 0 0 24" />
			<path stroke="#d5203a" strokeWidth="2" d="m0 0 24 24M24 0 0 24" />
			<path stroke="#fff" strokeWidth="7" d="M12 0v24M0 12h24" />
			<path stroke="#d5203a" strokeWidth="4" d="M12 0v24M0 12h24" />
		</>
	),
	ru: (
		<>
			<path fill="#fff" d="M0 0h24v8H0z" />
			<path fill="#2146b5" d="M0 8h24v8H0z" />
			<path fill="#d5203a" d="M0 16h24v8H0z" />
		</>
	),
	id: (
		<>
			<path fill="#d5203a" d="M0 0h24v12H0z" />
			<path fill="#fff" d="M0 12h24v12H0z" />
		</>
	),
};

/** A round flag, empty for a country that has no drawing yet. Decoration only: a language is named by its own name. */
export function Flag({ country }: { country: string }) {
	return (
		<svg viewBox="0 0 24 24" className={styles.flag} aria-hidden="true">
			{drawings[country]}
		</svg>
	);
}
