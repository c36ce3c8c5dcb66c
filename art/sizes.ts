/** Width and height in pixels of each picture of a game. */
export const SIZES = {
	icon: [512, 512],
	preview: [960, 1080],
	tall: [800, 1600],
	background: [2400, 1350],
	"screenshot-1": [1600, 900],
	"screenshot-2": [1600, 900],
	"screenshot-3": [1600, 900],
} as const;

export type PictureName = keyof typeof SIZES;
