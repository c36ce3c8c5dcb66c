import { findWpe } from "#scripts/testing/browsers.ts";
import { travel } from "./travel.ts";
import { startWpe } from "./wpe.ts";

const parts = findWpe();

travel(
	"WPE WebKit",
	parts ? () => startWpe(parts) : 'install Debian\'s packages "wpewebkit-driver", "cog" and "weston"',
);
