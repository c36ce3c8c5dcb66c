import type { Kind } from "./fault.ts";

/** A page that has one fault, and the same page without it. */
interface TinyPages {
	readonly kind: Kind;
	/** What the report must say of it. */
	readonly says: RegExp;
	readonly faulty: string;
	readonly sound: string;
	readonly size: { readonly width: number; readonly height: number };
	/** How far the page is scrolled, in px. */
	readonly scrolled?: number;
}

const phone = { width: 360, height: 640 };
const desk = { width: 1366, height: 650 };
const headline = "<h1>Title</h1>";
const picture = (style: string) => `<img alt="" src="/pictures/site/example.1-2.webp" style="${style}">`;
const drawing = `<svg style="position: absolute; width: 200px; height: 60px; z-index: -1"><rect width="200" height="60" fill="#6f9"/></svg>`;
const sentence = "A boat is a hole in the water into which one pours money. ".repeat(8);

/** Every kind of fault once, as small as it can be. */
export const tinyPages: readonly TinyPages[] = [
	{
		kind: "overlap",
		says: /"Second" is printed over "First"/,
		faulty: "<p>First</p><p style='margin-top: -34px'>Second</p>",
		sound: "<p>First</p><p style='margin-top: 4px'>Second</p>",
		size: phone,
	},
	{
		kind: "overlap",
		says: /"Words" lies on the control "Play"/,
		faulty: "<button style='position: absolute; height: 60px; width: 90px'>Play</button><p>Words</p>",
		sound: "<button style='height: 60px; width: 90px'>Play</button><p>Words</p>",
		size: phone,
	},
	{
		kind: "overlap",
		says: /"Words that go on" is printed over the edge of a picture, site\/example/,
		faulty: `<p style='white-space: nowrap'>Words that go on</p>${picture("position: absolute; left: 60px; top: 0; width: 200px; height: 200px")}`,
		sound: `<p style='white-space: nowrap'>Words that go on</p>${picture("position: absolute; left: 200px; top: 0; width: 100px; height: 200px")}`,
		size: phone,
	},
	{
		kind: "cut",
		says: /"Customise" is cut at the right by <div/,
		faulty: "<div style='overflow: hidden; width: 40px'>Customise</div>",
		sound: "<div style='overflow: auto; width: 40px'>Customise</div>",
		size: phone,
	},
	{
		kind: "container",
		says: /"Partners" stands out of <section/,
		faulty: "<section style='background: #ff0; width: 40px'>Partners</section>",
		sound: "<section style='background: #ff0; width: 90px'>Partners</section>",
		size: phone,
	},
	{
		kind: "contrast",
		says: /"Words" is hard to tell/,
		faulty: `${picture("position: absolute; width: 360px; height: 200px; z-index: -1")}<p style="color: #555">Words</p>`,
		sound: `${picture("position: absolute; width: 360px; height: 200px; z-index: -1")}<p style="color: #fff">Words</p>`,
		size: phone,
	},
	{
		kind: "contrast",
		says: /"85 % is left" is hard to tell/,
		faulty: `${drawing}<p style="color: #fff">85 % is left</p>`,
		sound: `${drawing}<p style="color: #111">85 % is left</p>`,
		size: phone,
	},
	{
		kind: "face",
		says: /"A long title" hides a face of site\/example/,
		faulty: `<div style="position: relative">${picture("position: absolute; width: 360px; height: 360px; z-index: -1; object-fit: cover; object-position: 0 0")}<h1 style="color: #fff">A long title</h1></div>`,
		sound: `<div style="position: relative">${picture("position: absolute; width: 360px; height: 360px; z-index: -1; object-fit: cover; object-position: 100% 0")}<h1 style="color: #fff">A long title</h1></div>`,
		size: phone,
	},
	{
		kind: "first screen",
		says: /"Play" is below the fold/,
		faulty: `${headline}<a data-variant="primary" href="/" style="display: block; padding: 12px; margin-top: 600px">Play</a>`,
		sound: `${headline}<a data-variant="primary" href="/" style="display: block; padding: 14px; margin-top: 400px">Play</a>`,
		size: phone,
	},
	{
		kind: "target",
		says: /"Next" is less than 44 px high/,
		faulty: "<a href='/' style='display: inline-block; width: 60px'>Next</a>",
		sound: "<a href='/' style='display: inline-block; width: 60px; padding: 14px 0'>Next</a>",
		size: phone,
	},
	{
		kind: "sideways",
		says: /The page scrolls sideways, as far as <div/,
		faulty: "<div style='width: 400px'>Wide</div>",
		sound: "<div style='overflow: auto'><div style='width: 400px'>Wide</div></div>",
		size: phone,
	},
	{
		kind: "line length",
		says: /has lines of more than 80 characters/,
		faulty: `<p>${sentence}</p>`,
		sound: `<p style="max-width: 480px">${sentence}</p>`,
		size: desk,
	},
	{
		kind: "line length",
		says: /has lines of fewer than 35 characters/,
		faulty: `<p style="max-width: 150px">${sentence}</p>`,
		sound: `<p style="max-width: 480px">${sentence}</p>`,
		size: desk,
	},
	{
		kind: "broken word",
		says: /"confidenti\/ality" is broken in its middle/,
		faulty: "<p style='font: 20px monospace; width: 130px; overflow-wrap: anywhere'>confidentiality</p>",
		sound: "<p style='font: 20px monospace; width: 130px; overflow-wrap: anywhere'>confi&shy;dentiality</p>",
		size: phone,
	},
	{
		kind: "label",
		says: /The button's label "Play Game" takes two lines/,
		faulty: "<button data-variant='primary' style='width: 70px; height: 60px'>Play Game</button>",
		sound: "<button data-variant='primary' style='width: 120px; height: 60px'>Play Game</button>",
		size: phone,
	},
	{
		kind: "see-through",
		says: /"Play bar" hangs half-transparent/,
		faulty: "<div style='height: 2000px'></div><p style='position: fixed; bottom: 0; opacity: 0.5'>Play bar</p>",
		sound: "<div style='height: 2000px'></div><p style='position: fixed; bottom: 0'>Play bar</p>",
		size: phone,
		scrolled: 300,
	},
];

/** Of the example picture, which is dark but for its right fifth: where its face is. */
export const tinyFace = [0.05, 0, 0.2, 0.3] as const;

/** The example picture, three times as wide as high. */
export const tinyPicture =
	'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#111"/></svg>';

/** A whole document around a tiny page's words. */
export function documentOf(words: string): string {
	return `<!doctype html><html lang="en"><title>Tiny</title><style>body { margin: 8px; font: 16px/1.5 sans-serif }</style><body><main>${words}</main></body></html>`;
}
