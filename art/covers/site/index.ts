/** The site's own pictures: name, size in pixels, drawing. */
import type { SitePicture } from "../draw.ts";
import { homeHero, homeHeroTall } from "./home.ts";
import { coinAlone, lost, publish, topUp } from "./scenes.ts";
import { stepChoose, stepEarn, stepRegister } from "./steps.ts";

export default {
	"home-hero": { size: [2400, 1620], draw: homeHero },
	"home-hero-tall": { size: [900, 1950], draw: homeHeroTall },
	"step-register": { size: [960, 540], draw: stepRegister },
	"step-choose": { size: [960, 540], draw: stepChoose },
	"step-earn": { size: [960, 540], draw: stepEarn },
	publish: { size: [1600, 1200], draw: publish },
	"top-up": { size: [960, 720], draw: topUp },
	lost: { size: [1200, 1200], draw: lost },
	coin: { size: [512, 512], draw: coinAlone },
} satisfies Record<string, SitePicture>;
