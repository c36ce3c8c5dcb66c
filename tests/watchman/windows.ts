/** A window's size in CSS pixels. */
export interface WindowSize {
	readonly width: number;
	readonly height: number;
}

/**
 * Windows that people have, from a folded phone's outer screen to a wide desk, by the layout they get: phones, phones on
 * their side and low windows, tablets, desks.
 */
export const windows: readonly WindowSize[] = [
	"280x653 320x568 344x882 360x640 375x667 390x844 412x732 430x932 540x720 600x960",
	"568x320 667x375 812x375 1280x320",
	"768x1024 820x1180 912x1368 1024x600 1024x1366 1180x820",
	"1280x650 1366x650 1440x900 1536x730 1728x1000 1920x1080 2048x1152 2560x1440 3440x1440 3840x1600",
].flatMap(sizes);

/** Where the consent banner is looked at: it pushes the page down, and its own words may be cut. */
export const withBanner = sizes("320x568 360x640 390x844 812x375 1366x650 1920x1080");

/** Of those, where the page's first action has room beside it. */
export const withRoomBesideBanner: readonly string[] = ["360x640", "390x844", "1366x650", "1920x1080"];

/** Letters at a percentage of their usual size. At twice the size a window of 320 px would have room for ten of them. */
export const larger: readonly { percent: number; sizes: readonly WindowSize[] }[] = [
	{ percent: 150, sizes: sizes("320x568 375x667 812x375 1366x650") },
	{ percent: 200, sizes: sizes("375x667 812x375 1366x650") },
];

/** Phones whose system enlarges text alone. */
export const withEnlargedText = sizes("360x640 390x844");

/** In which the dark theme is looked at: its colours do not change with the window, only what stands on what. */
export const inDark: readonly string[] = ["360x640", "1366x650"];

/** Where the ground behind first words that are on a picture is looked at pixel by pixel, by name: that takes longer than a reading. */
export const withGround: readonly string[] = [
	"360x640",
	"812x375",
	"768x1024",
	"1024x600",
	"1366x650",
	"1920x1080",
	"3440x1440",
];

/** Of those, where every ground is, down the whole page: one window for each layout. */
export const withWholeGround: readonly string[] = ["360x640", "1024x600", "1920x1080"];

/** Where the page is scrolled, for what then stays in the window. */
export const scrolled = sizes("280x653 320x568 360x640 430x932 1366x650");

/** A phone whose keyboard is open, upright and on its side. */
export const withKeyboard = sizes("375x470 375x320");

/** `360x640 812x375` as sizes. */
function sizes(names: string): WindowSize[] {
	return names.split(" ").map((name) => {
		const [width = 0, height = 0] = name.split("x").map(Number);
		return { width, height };
	});
}

/** A size as a report names it. */
export function nameOf({ width, height }: WindowSize): string {
	return `${width}x${height}`;
}
