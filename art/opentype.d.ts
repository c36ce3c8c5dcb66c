/** Types for the used part of opentype.js, which has none. */
declare module "opentype.js" {
	export type Command =
		| { type: "M" | "L"; x: number; y: number }
		| { type: "Q"; x1: number; y1: number; x: number; y: number }
		| { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
		| { type: "Z" };

	export type Font = {
		getAdvanceWidth(text: string, size: number): number;
		getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
	};

	export function parse(buffer: ArrayBuffer): Font;
}
