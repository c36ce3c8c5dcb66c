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
body { display: grid; grid-template: auto auto 1fr / minmax(0, 1.15fr) minmax(0, 1fr); }
.bar { grid-column: 2; display: flex; gap: 8px; align-items: center; padding: 6px 10px; background: #101828; color: #fff; }
.bar select, .bar input, .bar button { font: inherit; padding: 3px 6px; }
.bar input { flex: 1; min-width: 0; }
#forms { grid-column: 1; grid-row: 1 / span 3; }
#problems { grid-column: 2; padding: 0 12px; max-height: 40vh; overflow: auto; background: #fef3f2; color: #7a271a; }
#problems > p { margin: 8px 0; white-space: pre-line; }
#page { grid-row: 3; }
#page { grid-column: 2; background: #fff; }
body.wide { grid-template-columns: minmax(0, 1fr) 0; }
.wide .bar { grid-column: 1; justify-self: end; background: none; }
.wide .bar > :not(#wide), .wide #page { display: none; }
.wide #forms { grid-row: 3; }
.wide #problems { grid-column: 1; }
iframe { border: 0; width: 100%; height: 100%; }
</style>
<script type="module" src="/desk/shell.js"></script>
</head>
<body>
<iframe id="forms" title="Forms" src="/desk/forms/"></iframe>
<form class="bar" aria-label="Page">
<label>Language <select id="language"></select></label>
<input id="address" aria-label="Address of the page" value="/">
<button>Show</button>
<button type="button" id="wide">Hide page</button>
</form>
<div id="problems" role="status"></div>
<iframe id="page" title="Page" src="/"></iframe>
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
