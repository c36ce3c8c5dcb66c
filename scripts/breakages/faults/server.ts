import type { Breakage } from "./breakage.ts";

/** Status codes, caching, encodings, ranges and what is refused. */
export const serverBreakages: readonly Breakage[] = [
	{
		id: "unknown-address-answers-200",
		met: "An address that is no page shows the not-found screen with status 200, so that search engines list it.",
		topic: "Not-found screen and code 404 (site 2.1, 2.11)",
		edits: [
			{
				file: "server/answer.ts",
				find: 'return send(site, entry, { status, cache: "no-store" }, rest);',
				replace: 'return send(site, entry, { status: status === 404 ? 200 : status, cache: "no-store" }, rest);',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "answers 404 with noindex" },
	},
	{
		id: "pages-kept-for-a-year",
		met: "Browsers and caches keep a page for a year, so that no visitor sees what was changed since.",
		topic: "Caching",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: '"public, max-age=0, must-revalidate"',
				replace: '"public, max-age=31536000"',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "Cache-Control like" },
	},
	{
		id: "assets-asked-for-each-time",
		met: "Every hashed script and font is asked for again on every page.",
		topic: "Caching",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: '"public, max-age=31536000, immutable"',
				replace: '"public, max-age=0, must-revalidate"',
			},
		],
		watch: { layer: "unit", tests: ["server/securityHeaders.test.ts"], title: "cacheControl" },
	},
	{
		id: "known-version-sent-again",
		met: "A browser that has the page already gets all of it again instead of 304.",
		topic: "ETag and conditions",
		edits: [{ file: "server/answer.ts", find: "if (isFresh(headers, etag))", replace: "if (isFresh({}, etag))" }],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "If-None-Match" },
	},
	{
		id: "range-one-byte-short",
		met: "A download that is resumed lacks the last byte of its part.",
		topic: "Ranges",
		edits: [
			{
				file: "server/answer.ts",
				find: "body.subarray(span.first, span.last + 1)",
				replace: "body.subarray(span.first, span.last)",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "is answered with just these bytes" },
	},
	{
		id: "refused-encoding-sent",
		met: "A client that refuses brotli gets brotli and shows noise.",
		topic: "Encodings",
		edits: [{ file: "server/conditions.ts", find: "/^q=0(\\.0*)?$/", replace: "/^q=never$/" }],
		watch: { layer: "unit", tests: ["server/conditions.test.ts"], title: "chooseEncoding" },
	},
	{
		id: "cache-mixes-encodings",
		met: "A shared cache hands brotli to a browser that asked for plain text, since nothing says that answers vary.",
		topic: "Encodings",
		edits: [{ file: "server/answer.ts", find: 'if (entry.compressed) common.vary = "Accept-Encoding";', replace: "" }],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "Accept-Encoding" },
	},
	{
		id: "path-leaves-its-folder",
		met: "An address with two dots in it is looked up instead of refused.",
		topic: "What must be refused",
		edits: [
			{ file: "server/requestTarget.ts", find: 'segment === ".." || segment === "."', replace: 'segment === "..."' },
		],
		watch: { layer: "unit", tests: ["server/requestTarget.test.ts"] },
	},
	{
		id: "post-to-a-page-accepted",
		met: "A POST to a page is answered as if it had been a GET.",
		topic: "What must be refused",
		edits: [
			{
				file: "server/answer.ts",
				find: 'if (method !== "GET" && method !== "HEAD")',
				replace: 'if (method === "TRACE")',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "on a page is 405" },
	},
	{
		id: "failure-tells-its-details",
		met: "When a page cannot be read, the visitor reads the stack of the server.",
		topic: "A failure of the server (site 2.11)",
		edits: [
			{
				file: "server/createServer.ts",
				find: "write(response, method, await answerFailure(site, request.headers, url));",
				replace:
					"write(response, method, { status: 500, headers: {}, body: String(error instanceof Error ? error.stack : error) });",
			},
		],
		watch: { layer: "browser", tests: ["tests/errors.spec.ts"], title: "details go to the log only" },
	},
	{
		id: "pipelining-without-end",
		met: "Some connections that ask for thousands of pages at once hold up everybody for seconds.",
		topic: "Bounds",
		edits: [{ file: "server/connections.ts", find: "const mostInFlight = 16;", replace: "const mostInFlight = 1e9;" }],
		watch: { layer: "faults", tests: ["tests/faults/attacks.test.ts"], title: "two thousand requests at once" },
	},
	{
		id: "policy-allows-inline-scripts",
		met: "The security policy allows any inline script, so that injected markup runs.",
		topic: "Security headers",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: `"script-src": ["'self'", ...scripts`,
				replace: `"script-src": ["'self'", "'unsafe-inline'", ...scripts`,
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/headers.test.ts"], title: "has no unsafe word" },
	},
	{
		id: "no-strict-transport",
		met: "Browsers may ask for the site unencrypted: the HSTS header is gone.",
		topic: "Security headers",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: '"strict-transport-security": transportSecurity[scope],',
				replace: "",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/observatory.test.ts"], title: "gets the best result" },
	},
	{
		id: "other-sites-may-frame",
		met: "Another site can put the pages into a frame and have them clicked.",
		topic: "Security headers",
		edits: [
			{ file: "server/securityHeaders.ts", find: `"frame-ancestors": ["'none'"],\n\t\t"require`, replace: '"require' },
		],
		watch: { layer: "answers", tests: ["tests/answers/headers.test.ts"], title: "has no unsafe word" },
	},
	{
		id: "files-without-headers",
		met: "Files and redirects come without the security headers.",
		topic: "Security headers",
		edits: [
			{
				file: "server/answer.ts",
				find: "return isPage(entry) ? site.headers : site.fileHeaders;",
				replace: "return isPage(entry) ? site.headers : {};",
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/headers.test.ts"], title: "has every security header" },
	},
	{
		id: "alias-lost",
		met: "The address that legal texts use for the privacy policy leads nowhere.",
		topic: "Links of legal texts (site 2.6, policies 2)",
		edits: [
			{
				file: "site/pages.ts",
				find: 'from: "/docs/customers/privacy-policy"',
				replace: 'from: "/docs/customer/privacy-policy"',
			},
		],
		watch: { layer: "unit", tests: ["site/resolve.test.ts"] },
	},
	{
		id: "redirect-drops-the-query",
		met: "A redirect to the right spelling of an address loses the query string, and with it where the visitor came from.",
		topic: "Redirects keep the query (site 2.2)",
		edits: [
			{
				file: "site/resolve.ts",
				find: "status: 301, location: canonical + search",
				replace: "status: 301, location: canonical",
			},
		],
		watch: { layer: "unit", tests: ["site/resolve.test.ts"] },
	},
	{
		id: "slashes-not-collapsed",
		met: "An address with repeated slashes is not found.",
		topic: "Trailing and repeated slashes (site 2.2)",
		edits: [
			{
				file: "site/paths.ts",
				find: 'const segments = pathname.split("/").filter(Boolean);',
				replace: 'const segments = pathname.replace(/^\\/|\\/$/g, "").split("/");',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "query kept" },
	},
	{
		id: "redirect-off-the-site",
		met: "An address that begins with two slashes redirects to a host of the writer's choice.",
		topic: "Redirects (site 2.2)",
		edits: [
			{
				file: "site/resolve.ts",
				find: 'if (resolution.kind !== "error" && canonical !== pathname) {',
				replace: "if (canonical !== pathname) {",
			},
			{
				file: "site/resolve.ts",
				find: "status: 301, location: canonical + search };",
				replace: 'status: 301, location: pathname.replace(/\\/$/, "") + search };',
			},
		],
		watch: { layer: "answers", tests: ["tests/answers/server.test.ts"], title: "never redirects off the site" },
	},
	{
		id: "unknown-document-not-redirected",
		met: "A guidelines document that does not exist shows the not-found screen instead of leading to the index.",
		topic: "Missing guidelines document (site 2.6, 5, 8)",
		edits: [{ file: "site/resolve.ts", find: "if (isUnknown) {", replace: "if (isUnknown && !bare) {" }],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "query kept" },
	},
	{
		id: "unsupported-language-is-404",
		met: "A prefix of a language that is not offered shows the plain not-found screen, not the one that says so.",
		topic: "Unsupported language in the path (site 2.2, 8)",
		edits: [{ file: "site/resolve.ts", find: "/^\\/[a-z]{2}(-[a-z]{2})?(\\/|$)/i", replace: "/^\\/[a-z]{5}(\\/|$)/i" }],
		watch: { layer: "answers", tests: ["tests/answers/redirects.test.ts"], title: "what is wrong: the screen" },
	},
	{
		id: "translation-files-never-renewed",
		met: "A translation file without a version is kept for a year: corrections of texts never arrive.",
		topic: "Translation files (site 7)",
		edits: [
			{
				file: "server/securityHeaders.ts",
				find: 'pathname.startsWith("/locales/") && /[?&]v=./.test(search)',
				replace: 'pathname.startsWith("/locales/")',
			},
		],
		watch: { layer: "unit", tests: ["server/securityHeaders.test.ts"], title: "translation file" },
	},
	{
		id: "answers-mixed-up-in-memory",
		met: "After somebody without compression has come, everybody gets pages uncompressed.",
		topic: "Encodings",
		edits: [{ file: "server/rememberAnswers.ts", find: /return `.+encodings.+`;/, replace: "return url;" }],
		watch: { layer: "unit", tests: ["server/rememberAnswers.test.ts"] },
	},
];
