/** The pictures of a game, their final sizes, and the sizes they are rendered at. */
import { type PictureName, SIZES } from "../covers/kit/world.ts";

export type Shot = PictureName;
export type Effort = { scale: number; samples: number };

export const SHOTS = Object.keys(SIZES) as readonly Shot[];

/** Rendered size as a share of the final one: soft clay forms gain nothing from more, and time goes with its square. */
const SHARES: Record<Shot, number> = {
	icon: 1.75,
	preview: 1,
	tall: 1,
	background: 2 / 3,
	"screenshot-1": 0.8,
	"screenshot-2": 0.8,
	"screenshot-3": 0.8,
};

export const FINAL: Effort = { scale: 1, samples: 16 };
export const DRAFT: Effort = { scale: 0.5, samples: 12 };

export const finalSize = (shot: Shot): readonly [width: number, height: number] => SIZES[shot];

/** Pixels to render for a shot. */
export function renderSize(shot: Shot, { scale }: Effort): [width: number, height: number] {
	const [width, height] = SIZES[shot];
	return [Math.round(width * SHARES[shot] * scale), Math.round(height * SHARES[shot] * scale)];
}
