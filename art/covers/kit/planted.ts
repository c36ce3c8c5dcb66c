/** Plants are drawn once at one height and scaled, so that a wood stays a small file. */
import { at, type Drawing, shared } from "./svg.ts";

/** The height at which a plant is drawn, in units. */
export const PLANT = 300;

/** A plant drawn PLANT tall, put at (x, y) `height` tall. */
export const planted = (x: number, y: number, height: number, drawing: Drawing): string =>
	at(x, y, shared(drawing), { scale: height / PLANT });
