import type { LayoutRule } from "./rules.ts";

interface PlantedDefect {
	/** The style that breaks the sound page. */
	readonly css: string;
	readonly rule: LayoutRule;
	/** The beginning of the message. */
	readonly message: string;
	/** Size of the viewport, 360x640 by default. */
	readonly size?: string;
	/** Size of text, 100 by default. */
	readonly percent?: number;
}

const photo = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#111"/></svg>',
)}`;

/** A page without defects, which each style below breaks. */
export const soundPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Sound page</title><style>
	body { margin: 16px; font: 1rem/1.5 sans-serif }
	nav { display: flex; flex-wrap: wrap }
	nav a { padding: 0.75rem; min-width: 44px; box-sizing: border-box }
	.play { display: inline-block; padding: 0.75rem 1.5rem; background: #06c; color: #fff }
	.card { position: relative; background: #eee; padding: 1rem; max-width: 30rem }
	.card img { display: block; max-width: 300px; width: 100% }
	.caption { position: absolute; left: 2rem; top: 1.5rem; margin: 0; color: #fff }
</style><body><nav><a href="/a">Games</a><a href="/b">About</a></nav><main>
	<h1>Play a game</h1><p class="lede">A short sentence.</p><a class="play" href="/play">Play</a>
	<p class="after">Below the button</p>
	<div class="card"><img alt="" src="${photo}" width="300" height="200"><p class="caption">Caption</p>
		<p class="word">Confidentiality</p><p class="note">A note</p></div></main></body></html>`;

export const plantedDefects: readonly PlantedDefect[] = [
	{
		css: ".after { position: relative; top: 2.5rem; left: 1rem; width: 60px }  .note { margin-top: -2.5rem }",
		rule: "overlap",
		message: '"A note" is on top of "Confidentiality"',
	},
	{
		css: ".lede { position: relative; top: 3rem; left: 1.5rem }",
		rule: "overlap",
		message: '"A short sentence." is on the control "Play"',
	},
	{
		css: ".caption { left: -6px }",
		rule: "overlap",
		message: '"Caption" crosses the edge of the picture',
	},
	{
		css: ".lede { overflow: hidden; width: 5rem; white-space: nowrap }",
		rule: "cut",
		message: '"A short sentence." is cut at the right by <p class="lede">',
	},
	{
		css: ".play { width: 60px; padding-inline: 0 }",
		rule: "cut",
		message: '"Play" extends beyond <a class="play"',
		percent: 200,
	},
	{
		css: ".word { width: 110px; overflow-wrap: anywhere }",
		rule: "cut",
		message: '"Confiden',
		percent: 150,
	},
	{
		css: ".note { min-width: 310px }",
		rule: "sideways scroll",
		message: 'The page is as wide as <p class="note">',
		size: "320x568",
	},
	{
		css: ".lede { margin-bottom: 500px }",
		rule: "first screen",
		message: 'The first action, "Play", is below the fold',
	},
	{
		css: ".after { position: relative; margin-top: -60px; height: 60px; background: #fff }",
		rule: "first screen",
		message: 'The first action, "Play", is covered',
	},
	{
		css: "nav a { padding: 4px }",
		rule: "target size",
		message: '"Games" is less than 44 px high',
	},
];
