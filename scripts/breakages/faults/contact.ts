import type { Breakage } from "./breakage.ts";

/** The contact window in the browser. */
export const contactBreakages: readonly Breakage[] = [
	{
		id: "text-lost-on-a-network-error",
		met: "When the network fails, the message that was written is gone.",
		topic: "Contact submission fails (site 8)",
		edits: [
			{
				file: "app/features/contact/runContactForm.ts",
				find: 'if (dialog.open) say("contact-alert", words()("contact.network"));',
				replace:
					'if (dialog.open) {\n\t\t\t\tform.reset();\n\t\t\t\tsay("contact-alert", words()("contact.network"));\n\t\t\t}',
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-sending.spec.ts"], title: "with the network cut" },
	},
	{
		id: "failure-without-an-alert",
		met: "When the network fails, the browser does not say so.",
		topic: "Contact submission fails: an alert (site 8)",
		edits: [
			{
				file: "app/features/contact/runContactForm.ts",
				find: 'window.alert(words()("contact.error", { error: outcome.error }));',
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-sending.spec.ts"], title: "with the network cut" },
	},
	{
		id: "draft-of-another-tab-overwritten",
		met: "Of two messages written in two tabs one is lost.",
		topic: "Drafts of the contact form (site 4)",
		edits: [
			{
				file: "app/features/contact/drafts.ts",
				find: "const key = draftPrefix + newKey();",
				replace: "const key = draftPrefix + newKey().slice(0, 0);",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-drafts.spec.ts"], title: "two tabs: each has its own text" },
	},
	{
		id: "draft-not-kept",
		met: "A message half written is gone after a reload.",
		topic: "Drafts of the contact form (site 4)",
		edits: [
			{
				file: "app/features/contact/drafts.ts",
				find: "if (isBlank(values)) drop(key);",
				replace: "if (values) drop(key);",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-drafts.spec.ts"], title: "an unsent text survives" },
	},
	{
		id: "busy-server-loses-the-message",
		met: "A message that a busy server sends back is never sent again.",
		topic: "Contact form, success is any completed request (site 7)",
		edits: [
			{
				file: "app/features/contact/runContactForm.ts",
				find: 'if (outcome.kind === "busy") addToOutbox(message, outcome.wait);',
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-drafts.spec.ts"], title: "it is sent again in the background" },
	},
	{
		id: "payload-with-another-form-id",
		met: "The marketing host does not know the form's number and throws messages away.",
		topic: "Contact form id: 888 (site 9)",
		edits: [
			{ file: "site/messageLimits.ts", find: "export const formId = 888;", replace: "export const formId = 889;" },
		],
		watch: {
			layer: "unit",
			tests: ["app/features/contact/message.test.ts", "server/inbox/send.test.ts"],
		},
	},
	{
		id: "mandatory-not-said",
		met: "A field left empty shows an error border without a word.",
		topic: "Contact form, validation (site 5)",
		edits: [
			{
				file: "app/features/contact/watchFields.ts",
				find: "const problem = judge(field);\n\t\t\tif (problem) showProblem(field, problem);",
				replace: 'if (judge(field)) field.setAttribute("aria-invalid", "true");',
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-fields.spec.ts"], title: 'says in "en" that it is mandatory' },
	},
	{
		id: "mandatory-in-other-words",
		met: "An empty field says something else than the specification wants.",
		topic: "This field is mandatory (site 5)",
		edits: [
			{
				built: "locales/en/translation.json",
				find: '"This field is mandatory"',
				replace: '"Please fill this in"',
			},
		],
		watch: { layer: "browser", tests: ["tests/contact-fields.spec.ts"], title: 'says in "en" that it is mandatory' },
	},
	{
		id: "escape-does-not-close",
		met: "Escape and a click beside it do not close the contact window.",
		topic: "Contact modal closes on overlay click or Escape (site 2.9)",
		edits: [{ built: "**/*.html", find: 'closedby="any"', replace: 'closedby="none"' }],
		watch: { layer: "engines", tests: ["tests/engines/firefox.test.ts"], title: "windows close by Escape" },
	},
	{
		id: "click-beside-does-not-close",
		met: "A click beside the contact window does not close it.",
		topic: "Contact modal closes on overlay click (site 2.9)",
		edits: [{ built: "**/*.html", find: 'closedby="any"', replace: 'closedby="closerequest"' }],
		watch: { layer: "browser", tests: ["tests/contact.spec.ts"], title: "closes by its button" },
	},
	{
		id: "honeypot-reached-by-tab",
		met: "Tab leads into a field that nobody sees, and what is typed there marks the sender as a bot.",
		topic: "Contact form by keyboard (site 2.9)",
		edits: [{ built: "**/*.html", find: /<input tabindex="-1" ([^>]*name="website")/, replace: "<input $1" }],
		watch: { layer: "built", tests: ["tests/built/layouts.test.ts"], title: "tell the browser what they take" },
	},
	{
		id: "thanks-without-focus",
		met: "After sending, whoever uses the keyboard has lost their place in the window.",
		topic: "Contact modal after success (site 2.9)",
		edits: [
			{
				file: "app/features/contact/formState.ts",
				find: /if \(state === "sent"\) dialog\.querySelector[^\n]*/,
				replace: "",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-sending.spec.ts"], title: "answered 202, it thanks" },
	},
	{
		id: "contact-form-fetched-by-everybody",
		met: "Every visitor downloads the code of the contact form that hardly anybody opens.",
		topic: "First load",
		edits: [
			{
				file: "app/features/contact/useContactForm.ts",
				find: "else if (hasUnsent()) (window.requestIdleCallback ?? setTimeout)(tryStart, { timeout: 2000 } as never);",
				replace:
					"else if (hasUnsent() || dialog) (window.requestIdleCallback ?? setTimeout)(tryStart, { timeout: 2000 } as never);",
			},
		],
		rebuild: "app",
		watch: { layer: "browser", tests: ["tests/contact-drafts.spec.ts"], title: "fetches nothing of the form" },
	},
	{
		id: "retry-after-ignored",
		met: "A server that asks for a pause gets the message again at once.",
		topic: "Contact form, busy server (site 7)",
		edits: [
			{
				file: "app/features/contact/deliver.ts",
				find: "return Math.min(Math.max(wait || 0, 0), longestWait);",
				replace: "return Math.min(Math.max(wait || 0, 0), 0);",
			},
		],
		watch: { layer: "unit", tests: ["app/features/contact/deliver.test.ts"] },
	},
];
