import type { LayoutRule } from "./rules.ts";

/** Rule, CSS that causes the defect, start of the message, viewport, and text size in percent. */
type PlantedDefect = readonly [rule: LayoutRule, css: string, message: string, size?: string, percent?: number];

const photo = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#111"/></svg>',
)}`;

/** A page without defects. */
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
	[
		"overlap",
		".after { position: relative; top: 2.5rem; left: 1rem; width: 60px }  .note { margin-top: -2.5rem }",
		'"A note" is on top of "Confidentiality"',
	],
	["overlap", ".lede { position: relative; top: 3rem; left: 1.5rem }", '"A short sentence." is on the control "Play"'],
	["overlap", ".caption { left: -6px }", '"Caption" crosses the edge of the picture'],
	[
		"cut",
		".lede { overflow: hidden; width: 5rem; white-space: nowrap }",
		'"A short sentence." is cut at the right by <p class="lede">',
	],
	["cut", ".play { width: 60px; padding-inline: 0 }", '"Play" extends beyond <a class="play"', "360x640", 200],
	["cut", ".word { width: 110px; overflow-wrap: anywhere }", '"Confiden', "360x640", 150],
	["sideways scroll", ".note { min-width: 310px }", 'The page is as wide as <p class="note">', "320x568"],
	["first screen", ".lede { margin-bottom: 500px }", 'The first action, "Play", is below the fold'],
	[
		"first screen",
		".after { position: relative; margin-top: -60px; height: 60px; background: #fff }",
		'The first action, "Play", is covered',
	],
	["target size", "nav a { padding: 4px }", '"Games" is less than 44 px high'],
];
