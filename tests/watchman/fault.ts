/** Kinds of fault, in the order of a report. */
export const kinds = [
	"overlap",
	"cut",
	"container",
	"contrast",
	"face",
	"first screen",
	"target",
	"sideways",
	"line length",
	"broken word",
	"label",
	"see-through",
] as const;

export type Kind = (typeof kinds)[number];

/** One thing that is wrong in one window. */
export interface Fault {
	readonly kind: Kind;
	/** What a person would see. The same in every window that has it, so without figures. */
	readonly says: string;
	/** How bad it is, in `unit`. */
	readonly amount?: number;
	readonly unit?: string;
}
