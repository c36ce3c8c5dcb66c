const head = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>`;

/** Forms at the left, the site's page at the right. */
export const shellDocument = `${head("Desk")}
<style>
html, body { margin: 0; height: 100%; overflow: hidden; font: 15px/1.4 system-ui, sans-serif; }
body { display: grid; grid-template: auto auto auto 1fr / minmax(0, 1.15fr) minmax(0, 1fr); }
.bar { grid-column: 2; display: flex; gap: 8px; align-items: center; padding: 6px 10px; background: #101828; color: #fff; }
.bar select, .bar input, .bar button { font: inherit; padding: 3px 6px; }
.bar a { color: inherit; }
.bar input { flex: 1; min-width: 0; }
#forms, #pictures { grid-column: 1; grid-row: 1 / span 4; }
#problems { grid-column: 2; padding: 0 12px; max-height: 40vh; overflow: auto; background: #fef3f2; color: #7a271a; }
#problems a { color: inherit; font-weight: 600; }
#problems > p { margin: 8px 0; white-space: pre-line; }
#panels { grid-column: 2; grid-row: 3; max-height: 60vh; overflow: auto; background: #f2f4f7; }
#panels summary { padding: 6px 12px; cursor: pointer; font-weight: 600; }
#panels form { display: grid; gap: 8px; padding: 4px 12px 12px; }
#panels label { display: grid; gap: 2px; }
#panels input, #panels textarea, #panels button { font: inherit; padding: 3px 6px; }
#panels button { justify-self: start; }
#plan { padding: 0 12px 12px; }
#plan:empty { display: none; }
#panels p { margin: 0 0 6px; overflow-wrap: anywhere; }
.refused { color: #7a271a; }
#page { grid-column: 2; grid-row: 4; background: #fff; }
body.wide { grid-template-columns: minmax(0, 1fr) 0; }
.wide .bar { grid-column: 1; justify-self: end; background: none; }
.wide .bar > :not(#wide), .wide #page { display: none; }
.wide #forms, .wide #pictures { grid-row: 4; }
[hidden] { display: none; }
.wide #problems, .wide #panels { grid-column: 1; }
iframe { border: 0; width: 100%; height: 100%; }
</style>
<script type="module" src="/desk/shell.js"></script>
</head>
<body>
<iframe id="forms" name="forms" title="Forms" src="/desk/forms/"></iframe>
<iframe id="pictures" title="Pictures" hidden></iframe>
<form class="bar" aria-label="Page">
<button type="button" id="toPictures" aria-pressed="false" disabled>Pictures</button>
<label>Language <select id="language"></select></label>
<input id="address" aria-label="Address of the page" value="/">
<button>Show</button>
<button type="button" id="wide">Hide page</button>
</form>
<div id="problems" role="status"></div>
<div id="panels">
<details id="version" hidden>
<summary>Publish as a new version</summary>
<form aria-label="New version">
<p>For what changes the agreement. Change the text in the form and save it, then say here from when it applies.</p>
<label>Applies from <input name="from" type="date"></label>
<label>What changed, in English <textarea name="en" rows="2" maxlength="200"></textarea></label>
<label>What changed, in Russian <textarea name="ru" rows="2" maxlength="200" lang="ru"></textarea></label>
<div class="plan" role="status" aria-label="What will happen"></div>
<button>Publish as a new version</button>
</form>
</details>
<details id="entry" hidden>
<summary>Rename / Retire</summary>
<form id="rename">
<label>New address, the last part of it <input id="slug" required pattern="[a-z0-9]+(-[a-z0-9]+)*" title="Lower-case letters, digits and single hyphens"></label>
<button>Rename…</button>
</form>
<form id="retire">
<label>Page that takes its place <input id="to" placeholder="/games/other, or nothing"></label>
<button>Retire…</button>
</form>
<div id="plan" role="alert"></div>
</details>
</div>
<iframe id="page" name="page" title="Page" src="/"></iframe>
</body>
</html>
`;

/** The CMS. */
export const frameDocument = `${head("Forms")}
<script type="module" src="/desk/forms.js"></script>
</head>
<body></body>
</html>
`;

/** The pictures of a game or an article. */
export const picturesDocument = `${head("Pictures")}
<style>
body { margin: 0; padding: 12px 16px; font: 15px/1.4 system-ui, sans-serif; color: #101828; }
.place { display: grid; gap: 10px; justify-items: start; padding: 12px 0 28px; border-top: 1px solid #d0d5dd; }
.place > * { margin: 0; max-width: 100%; }
.drop { padding: 14px; border: 2px dashed #98a2b3; border-radius: 8px; }
.stage { position: relative; line-height: 0; cursor: crosshair; touch-action: none; }
.stage img { max-width: 100%; max-height: 300px; }
.point { position: absolute; translate: -50% -50%; width: 28px; height: 28px; border: 3px solid #fff; border-radius: 50%; background: #1d4ed8b0; box-shadow: 0 0 0 2px #101828; cursor: grab; }
.strip { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; border-radius: 8px; }
.strip.light { background: #fff; border: 1px solid #d0d5dd; }
.strip.dark { background: #0b0f1c; color: #f6f7fb; }
figure { margin: 0; }
canvas { display: block; border-radius: 8px; }
figcaption { font-size: 12px; }
textarea { display: block; width: 36em; max-width: 100%; font: inherit; }
button { font: inherit; padding: 5px 14px; }
[role=status] { white-space: pre-line; font-weight: 600; }
[hidden] { display: none; }
</style>
<script type="module" src="/desk/pictures.js"></script>
</head>
<body></body>
</html>
`;

/** The CMS on the web, on a repository. */
export const adminDocument = `${head("Desk")}
<script type="module" src="/admin/admin.js"></script>
</head>
<body></body>
</html>
`;
