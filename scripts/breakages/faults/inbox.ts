import type { Breakage } from "./breakage.ts";

/** Taking, keeping, forwarding and exporting messages. */
export const inboxBreakages: readonly Breakage[] = [
	{
		id: "rate-limit-off",
		met: "One sender may fill the inbox with any number of messages.",
		topic: "Contact form, abuse (site 7)",
		edits: [{ file: "server/inbox/rateLimit.ts", find: "entry.count >= most);", replace: "entry.count < 0 * most);" }],
		watch: {
			layer: "unit",
			tests: ["server/inbox/rateLimit.test.ts"],
		},
	},
	{
		id: "honeypot-off",
		met: "What a bot writes into the hidden field is forwarded like a person's message.",
		topic: "Contact form, abuse (site 7)",
		edits: [
			{
				file: "server/inbox/parseForm.ts",
				find: 'suspicion: fields.website.trim() ? "honeypot" : null,',
				replace: "suspicion: null,",
			},
		],
		watch: { layer: "integration", tests: ["server/inbox/reviews.integration.test.ts"], title: "honeypot" },
	},
	{
		id: "one-lane-for-all-mail",
		met: "Messages that the marketing host never takes hold up everybody else's.",
		topic: "Forwarding",
		edits: [
			{
				file: "server/inbox/forwarder.ts",
				find: 'lanes = [open("fresh"), open("tried")];',
				replace: 'lanes = [open("tried"), open("tried")];',
			},
		],
		watch: { layer: "unit", tests: ["server/inbox/forwarder.test.ts"], title: "hold up a new message" },
	},
	{
		id: "never-set-aside",
		met: "A message that the marketing host will never take is sent to it again and again for ever.",
		topic: "Forwarding",
		edits: [{ file: "server/inbox/store.ts", find: "mostStrikes = 10;", replace: "mostStrikes = 1_000_000;" }],
		watch: { layer: "integration", tests: ["server/inbox/claims.integration.test.ts"], title: "sets a message aside" },
	},
	{
		id: "disk-filled-by-messages",
		met: "Messages are taken until the disk is full, and the whole machine stands still.",
		topic: "Bounds",
		edits: [{ file: "server/inbox/keep.ts", find: "if (await room.isFull()) throw unavailable();", replace: "" }],
		watch: { layer: "unit", tests: ["server/inbox/keep.test.ts"], title: "nearly full" },
	},
	{
		id: "csv-runs-formulas",
		met: "A visitor's message that begins with an equals sign is computed by the operator's spreadsheet.",
		topic: "Export of messages",
		edits: [{ file: "server/inbox/cli/csv.ts", find: '.replace(formula, "\'")', replace: "" }],
		watch: { layer: "unit", tests: ["server/inbox/cli/csv.test.ts"] },
	},
	{
		id: "acknowledged-before-kept",
		met: "A message is acknowledged before it lies on disk: a crash loses what the visitor was thanked for.",
		topic: "Contact form, success (site 4, 7)",
		edits: [
			{
				file: "server/inbox/batcher.ts",
				find: "const results = await flush(batch.map(({ item }) => item));",
				replace:
					'const pending = new Promise((later) => setTimeout(later, 300)).then(() => flush(batch.map(({ item }) => item)));\n\t\t\t\tpending.catch(() => {});\n\t\t\t\tconst results = batch.map(() => "stored") as Result[];',
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/kill.test.ts"] },
	},
	{
		id: "stored-twice",
		met: "A message that the browser sends twice is two messages in the inbox.",
		topic: "Contact form, success (site 4, 7)",
		edits: [
			{
				file: "server/inbox/receive.ts",
				find: 'const given = readKey(request.headers["idempotency-key"]);',
				replace: 'const given = readKey(request.headers["idempotency-key"]) && String(Math.random());',
			},
		],
		watch: {
			layer: "integration",
			tests: ["server/inbox/reviews.integration.test.ts"],
			title: "is one message however often",
		},
	},
	{
		id: "readiness-lies",
		met: "The server says that it is ready while its store cannot be reached, and a balancer keeps sending visitors.",
		topic: "Operation: readiness",
		edits: [
			{
				file: "server/inbox/readiness.ts",
				find: 'return { isReady: false, store: "unreachable"',
				replace: 'return { isReady: true, store: "unreachable"',
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/instances.test.ts"], title: "starts before its database" },
	},
	{
		id: "full-disk-thanked",
		met: "With the disk full the visitor is thanked although nothing was kept.",
		topic: "Contact form, failure (site 8)",
		edits: [
			{
				file: "server/inbox/keep.ts",
				find: "\t\tthrow unavailable();\n\t});",
				replace: '\t\treturn "stored" as const;\n\t});',
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/disk.test.ts"] },
	},
	{
		id: "forwarded-twice-after-a-lease",
		met: "Two instances forward the same message, so that the visitor is answered twice.",
		topic: "Marketing endpoint (site 7)",
		edits: [
			{
				file: "server/inbox/forwarder.ts",
				find: "const lease = timeout * 2 + 10_000;",
				replace: "const lease = 0;",
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/instances.test.ts"], title: "forward no message twice" },
	},
	{
		id: "message-dropped-when-host-is-down",
		met: "A message that the marketing host refuses to take while it is down is never sent again.",
		topic: "Marketing endpoint (site 7)",
		edits: [
			{
				file: "server/inbox/forwarder.ts",
				find: "if (outcome.sent) {",
				replace: 'if (outcome.sent || outcome.blame === "host") {',
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/marketing.test.ts"], title: "error" },
	},
	{
		id: "log-tells-the-text",
		met: "The log has the sender's address and text, which the privacy policy does not allow.",
		topic: "Privacy policy (policies 9)",
		edits: [
			{
				file: "server/inbox/forwarder.ts",
				find: 'log.info({ id, attempts }, "message forwarded");',
				replace: 'log.info({ ...message, attempts }, "message forwarded");',
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/marketing.test.ts"], title: "neither the log" },
	},
	{
		id: "stop-cuts-answers-short",
		met: "A restart of the server cuts visitors off in the middle of sending a message.",
		topic: "Operation: stopping",
		edits: [
			{
				file: "server/stop.ts",
				find: "const closed = new Promise((resolve) => server.close(resolve));",
				replace: "const closed = new Promise((resolve) => server.close(resolve));\n\tserver.closeAllConnections();",
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/stop.test.ts"] },
	},
	{
		id: "slow-senders-kept-for-ever",
		met: "A thousand half-finished connections are kept for good, and the site becomes unreachable.",
		topic: "Operation: hostile clients",
		edits: [
			{ file: "server/createServer.ts", find: "headersTimeout: 10_000,", replace: "headersTimeout: 0," },
			{ file: "server/createServer.ts", find: "requestTimeout: 30_000,", replace: "requestTimeout: 0," },
		],
		watch: { layer: "faults", tests: ["tests/faults/idle.test.ts"] },
	},
	{
		id: "any-size-of-body-read",
		met: "A body of any size is read into memory, until the server has none left.",
		topic: "Operation: hostile clients",
		edits: [
			{
				file: "server/inbox/readBody.ts",
				find: "if (declared > patience) return Promise.reject(tooLarge(limit));",
				replace: "",
			},
			{
				file: "server/inbox/readBody.ts",
				find: "size > limit ? reject(tooLarge(limit)) : resolve",
				replace: "resolve",
			},
			{
				file: "server/inbox/readBody.ts",
				find: "if (size <= patience && parts <= mostParts) return;",
				replace: "if (parts > 0) return;",
			},
		],
		watch: { layer: "faults", tests: ["tests/faults/hostile.test.ts"] },
	},
	{
		id: "other-sites-may-send",
		met: "A page of another site can send messages in its visitors' names.",
		topic: "Contact form, abuse (site 7)",
		edits: [
			{
				file: "server/inbox/origins.ts",
				find: 'throw new Refusal(403, "origin"',
				replace: 'if (site !== "never") return;\n\tthrow new Refusal(403, "origin"',
			},
		],
		watch: {
			layer: "unit",
			tests: ["server/inbox/origins.test.ts"],
		},
	},
	{
		id: "unhandled-messages-deleted",
		met: "Messages that nobody has read yet are deleted once they are old.",
		topic: "Operation: retention",
		edits: [
			{
				file: "server/inbox/sqlite/statements.ts",
				find: "receivedAt < ? AND (status = 'forwarded' OR exportedAt IS NOT NULL)",
				replace: "receivedAt < ?",
			},
		],
		watch: { layer: "integration", tests: ["server/inbox/store.integration.test.ts"], title: "deletes what is old" },
	},
	{
		id: "sender-behind-proxy-forged",
		met: "A flooder escapes the limit by writing addresses into a header.",
		topic: "Contact form, abuse (site 7)",
		edits: [{ file: "server/inbox/clientAddress.ts", find: "hops.pop()", replace: "hops.shift()" }],
		watch: { layer: "unit", tests: ["server/inbox/clientAddress.test.ts"] },
	},
	{
		id: "returned-form-forgets-its-text",
		met: "Without JavaScript, a form with a mistake in it comes back empty.",
		topic: "Contact form, validation (site 5)",
		edits: [
			{
				file: "server/inbox/reviews.ts",
				find: "inbox.forms.answer(languageOfForm(fields), fields, error)",
				replace: 'inbox.forms.answer(languageOfForm(fields), { ...fields, message: "" }, error)',
			},
		],
		watch: { layer: "browser", tests: ["tests/inbox.spec.ts"], title: "the text still in it" },
	},
	{
		id: "thanks-in-the-wrong-language",
		met: "Without JavaScript, a Russian visitor is thanked in English.",
		topic: "Contact form, success (site 4)",
		edits: [
			{
				file: "server/inbox/reviews.ts",
				find: 'localizedPath(languageOfForm(fields), "/thank-you")',
				replace: 'localizedPath("en", "/thank-you")',
			},
		],
		watch: { layer: "browser", tests: ["tests/contact-plain.spec.ts"], title: "leads to the thanks" },
	},
	{
		id: "metrics-open-to-all",
		met: "Anybody can read the operator's figures.",
		topic: "Operation: metrics",
		edits: [
			{
				file: "server/api.ts",
				find: "return timingSafeEqual(digest(given), digest(wanted));",
				replace: 'return timingSafeEqual(digest(given), digest(wanted)) || given !== "nothing";',
			},
		],
		watch: { layer: "integration", tests: ["server/inbox/reviews.integration.test.ts"], title: "token alone" },
	},
	{
		id: "image-runs-as-root",
		met: "The server in the image runs as root.",
		topic: "Operation: deployment",
		edits: [{ file: "Dockerfile", find: /^USER node\n/m, replace: "" }],
		watch: { layer: "faults", tests: ["tests/faults/deployment.test.ts"], title: "without root" },
	},
];
