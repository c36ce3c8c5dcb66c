import type { ReactNode } from "react";

interface StepTextProps {
	/** From 1. Hidden from assistive technology, which reads the numbers of the list. */
	number: number;
	numberClass: string | undefined;
	title: string;
	text: string;
	children?: ReactNode;
}

/** Number, title and text of a step in a numbered list. */
export function StepText({ number, numberClass, title, text, children }: StepTextProps) {
	return (
		<>
			<span className={numberClass} aria-hidden="true">
				{number}
			</span>
			<div>
				<h3>{title}</h3>
				<p>{text}</p>
				{children}
			</div>
		</>
	);
}
