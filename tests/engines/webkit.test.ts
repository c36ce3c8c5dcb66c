import { findWebKit } from "#scripts/testing/browsers.ts";
import { travel } from "./travel.ts";
import { startWebKit } from "./webkit.ts";

const parts = findWebKit();

travel("WebKit", parts ? () => startWebKit(parts) : 'install Debian\'s packages "webkit2gtk-driver" and "xvfb"');
