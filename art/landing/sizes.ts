/** Pictures of the site that belong to no game: scene file `art/landing/<group>.py` and final size. */
export type SitePicture = {
	group: string;
	size: readonly [width: number, height: number];
	/** background color, or `transparent` */
	cutout?: string;
};

export const SITE_PICTURES: Readonly<Record<string, SitePicture>> = {
	"home-hero": { group: "home", size: [2400, 1620] },
	"home-hero-tall": { group: "home", size: [900, 1950] },
	"home-hero-ultra": { group: "ultra", size: [2880, 1234] },
	"step-register": { group: "steps", size: [960, 540] },
	"step-choose": { group: "steps", size: [960, 540] },
	"step-earn": { group: "steps", size: [960, 540] },
	"top-up": { group: "purse", size: [960, 720], cutout: "#f3e8d8" },
	coin: { group: "purse", size: [512, 512], cutout: "transparent" },
	lost: { group: "lost", size: [1200, 1200] },
	publish: { group: "studio", size: [1600, 1200] },
	"hero-publish": { group: "studio", size: [2400, 1350] },
	"hero-business": { group: "market", size: [2400, 1350] },
	"hero-business-tall": { group: "market", size: [960, 1152] },
	"hero-about": { group: "voyage", size: [2400, 1350] },
	"hero-about-tall": { group: "voyage", size: [960, 1152] },
	"hero-partnership": { group: "pier", size: [2400, 1350] },
	"hero-partnership-tall": { group: "pier", size: [960, 1152] },
	"hero-news": { group: "gazette", size: [2400, 1350] },
	"reviewer-1": { group: "reviewers", size: [800, 800] },
	"reviewer-2": { group: "reviewers", size: [800, 800] },
	"reviewer-3": { group: "reviewers", size: [800, 800] },
	"news-launch": { group: "news", size: [1600, 900] },
	"news-teledollar": { group: "news", size: [1600, 900] },
	"news-fleet": { group: "news", size: [1600, 900] },
	"news-five-ways": { group: "news", size: [1600, 900] },
	"news-listing": { group: "papers", size: [1600, 900] },
	"news-studio": { group: "papers", size: [1600, 900] },
	"news-business": { group: "papers", size: [1600, 900] },
	"news-partners": { group: "papers", size: [1600, 900] },
	"earn-purchases": { group: "cards", size: [960, 640] },
	"earn-advertising": { group: "cards", size: [960, 640] },
	payments: { group: "cards", size: [900, 960] },
	lecture: { group: "cards", size: [960, 840] },
	"partner-consulting": { group: "cards", size: [960, 720] },
	"partner-marketplace": { group: "cards", size: [960, 720] },
	"journey-play": { group: "journey", size: [960, 600] },
	"journey-buy": { group: "journey", size: [960, 600] },
	payout: { group: "journey", size: [960, 720] },
	quay: { group: "journey", size: [1200, 1200] },
};
