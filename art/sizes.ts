/** Width and height of each picture of a game, in pixels. */
export const GAME_PICTURE_SIZES = {
	icon: [512, 512],
	preview: [960, 1080],
	tall: [800, 1600],
	background: [2400, 1350],
	"screenshot-1": [1600, 900],
	"screenshot-2": [1600, 900],
	"screenshot-3": [1600, 900],
} as const;

export type PictureName = keyof typeof GAME_PICTURE_SIZES;

/** Width and height of a game's clips in pixels. The card's clip is the center of the page's. */
export const CLIP_SIZES = { card: [384, 432], page: [768, 432] } as const;

/** Width and height of animated site pictures; they have no card. */
export const SITE_CLIP_SIZES = { "home-hero": { page: [768, 518] } } as const;

/** All pictures that a game can have, including the first frame of its clip. */
export const GAME_PICTURES = { ...GAME_PICTURE_SIZES, clip: CLIP_SIZES.page } as const;
