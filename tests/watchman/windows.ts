/** A window's size in CSS pixels. */
export interface WindowSize {
	readonly width: number;
	readonly height: number;
}

/** Windows that people have, from a folded phone's outer screen to a wide desk; the lowest hold a bar or a keyboard too. */
export const windows: readonly WindowSize[] = [
	"280x653 320x568 344x882 360x640 375x667 390x844 412x732 430x932 540x720 600x960",
	"568x320 667x375 812x375 1280x320",
	"768x1024 820x1180 912x1368 1024x600 1024x1366 1180x820",
	"1280x650 1366x650 1440x900 1536x730 1728x1000 1920x1080 2048x1152 2560x1440 3440x1440 3840x1600",
].flatMap((row) => row.split(" ").map(parse));

/** Where the consent banner is looked at: it pushes the page down, and its own words may be cut. */
export const withBanner: readonly WindowSize[] = [
	"320x568",
	"360x640",
	"390x844",
	"812x375",
	"1366x650",
	"1920x1080",
].map(parse);

/** Where letters are enlarged. */
export const withLargerLetters: readonly WindowSize[] = ["320x568", "375x667", "812x375", "1366x650"].map(parse);

/** Where the ground behind words is looked at pixel by pixel. */
export const withGround: readonly WindowSize[] = [
	"360x640",
	"812x375",
	"1024x600",
	"1366x650",
	"1920x1080",
	"3440x1440",
].map(parse);

/** Where the page is scrolled, for what then stays in the window. */
export const scrolled: readonly WindowSize[] = ["280x653", "320x568", "360x640", "430x932", "1366x650"].map(parse);

/** A phone whose keyboard is open, upright and on its side. */
export const withKeyboard: readonly WindowSize[] = ["375x470", "375x320"].map(parse);

/** `360x640` as a size. */
function parse(text: string): WindowSize {
	const [width = 0, height = 0] = text.split("x").map(Number);
	return { width, height };
}

/** A size as a report names it. */
export function nameOf({ width, height }: WindowSize): string {
	return `${width}x${height}`;
}
