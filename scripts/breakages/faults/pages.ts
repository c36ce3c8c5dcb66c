import { site } from "#site/site.ts";
import type { Breakage } from "./breakage.ts";

/** What stands where on a page, and where its links lead. */
export const pageBreakages: readonly Breakage[] = [
	{
		id: "russian-channel-lost",
		met: "The Russian footer links the English messenger channel.",
		topic: "Footer: social links (site 2.3)",
		edits: [
			{
				built: "ru/**/index.html",
				find: `"${site.links.messengerChannelRu}"`,
				replace: `"${site.links.messengerChannel}"`,
			},
		],
		watch: { layer: "browser", tests: ["tests/layout.spec.ts"], title: "the footer has its links" },
	},
	{
		id: "copyright-year-wrong",
		met: "The copyright line says 2026.",
		topic: "Copyright year: 2025 (site 9)",
		edits: [{ built: "**/index.html", find: "© 2025", replace: "© 2026" }],
		watch: { layer: "browser", tests: ["tests/layout.spec.ts"], title: "without JavaScript the header leads home" },
	},
	{
		id: "footer-without-contact",
		met: "The footer has no way to the contact window.",
		topic: "Footer: Contact us (site 2.3)",
		edits: [
			{
				built: "**/index.html",
				find: /<li><button [^>]*commandfor="contact">[^<]*<\/button><\/li>/,
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/layouts.test.ts"], title: "buttons to the contact window" },
	},
	{
		id: "partnership-footer-link-lost",
		met: "The footer of the partnership page does not lead to the games.",
		topic: "Footer (site 2.3)",
		edits: [
			{
				built: "partnership-mba/index.html",
				find: /(<nav aria-label="Footer">[\s\S]*?)<li><a href="\/games"[\s\S]*?<\/li>/,
				replace: "$1",
			},
		],
		watch: {
			layer: "built",
			tests: ["tests/built/layouts.test.ts"],
			title: "the footer leads to the site's pages",
		},
	},
	{
		id: "partnership-task-lost",
		met: "The partnership page lists three of the four tasks.",
		topic: "Partnership page: four tasks (site 2.4)",
		edits: [
			{
				built: "partnership-mba/index.html",
				find: "<li>Register as a vendor</li>",
				replace: "",
			},
		],
		watch: { layer: "built", tests: ["tests/built/partnership.test.ts"], title: "the second with four tasks" },
	},
	{
		id: "price-of-a-service-lost",
		met: "The prices for customers list six of the seven services.",
		topic: "Pricing document: seven services (site 2.6)",
		edits: [{ file: "content/model/services.ts", find: '\t"sendingCrypto",\n', replace: "" }],
		watch: { layer: "unit", tests: ["app/pages/document/Pricing.test.tsx"] },
	},
	{
		id: "guidelines-card-lost",
		met: "The guidelines index lacks the refund policy.",
		topic: "Guidelines index: cards (site 2.6)",
		edits: [
			{
				built: "docs/guidelines/index.html",
				find: /<li><a href="\/docs\/guidelines\/general\/return-and-refund-policy"[\s\S]*?<\/li>/,
				replace: "",
			},
		],
		watch: {
			layer: "built",
			tests: ["tests/built/guidelines.test.ts"],
			title: "four cards with the specification's links",
		},
	},
	{
		id: "document-link-leads-to-english",
		met: "A link in a Russian document leads to the English one.",
		topic: "Guidelines documents (site 2.6)",
		edits: [
			{
				built: "ru/docs/guidelines/customers/referral-program/index.html",
				find: /(<main[\s\S]*data-text[\s\S]*?)href="\/ru\/docs\/guidelines/,
				replace: '$1href="/docs/guidelines',
			},
		],
		watch: {
			layer: "built",
			tests: ["tests/built/guidelines.test.ts"],
			title: "links in documents stay in the language",
		},
	},
	{
		id: "sdk-documentation-in-the-same-tab",
		met: "The SDK documentation opens over the guidelines, and lets its site see them.",
		topic: "Guidelines index: SDK documentation opens in a new tab (site 2.6)",
		edits: [{ built: "**/docs/guidelines/index.html", find: ' target="_blank" rel="noreferrer"', replace: "" }],
		watch: {
			layer: "built",
			tests: ["tests/built/guidelines.test.ts"],
			title: "four cards with the specification's links",
		},
	},
	{
		id: "breadcrumb-leads-nowhere",
		met: "The chapter in a document's breadcrumbs leads to the top of the index.",
		topic: "Document viewer: breadcrumbs (site 2.6)",
		edits: [
			{
				built: "docs/guidelines/general/*/index.html",
				find: '<a href="/docs/guidelines#general"',
				replace: '<a href="/docs/guidelines"',
			},
		],
		watch: { layer: "built", tests: ["tests/built/guidelines.test.ts"], title: "breadcrumbs lead to the index" },
	},
	{
		id: "error-screen-without-a-way-home",
		met: "The not-found screen leads nowhere.",
		topic: "Not-found screen: a link back (site 2.11)",
		edits: [{ built: "404/index.html", find: /(<main[\s\S]*?)<a [^>]*href="\/"[^>]*>[^<]*<\/a>/, replace: "$1" }],
		watch: { layer: "browser", tests: ["tests/errors.spec.ts"], title: 'is the screen "404" in "en"' },
	},
	{
		id: "page-with-two-headings",
		met: "A page has two first headings, and screen readers do not know what it is about.",
		topic: "Shared layout (site 2.3)",
		edits: [
			{ built: "business/index.html", find: "<h2>What is in the box</h2>", replace: "<h1>What is in the box</h1>" },
		],
		watch: { layer: "built", tests: ["tests/built/layouts.test.ts"], title: "one first heading" },
	},
	{
		id: "sample-left-at-launch-not-told",
		met: "The operator is not told that a sample address is still in the settings.",
		topic: "Operation: launch",
		edits: [
			{
				file: "scripts/launch/samplesLeft.ts",
				find: "values.get(field) === samples[field])",
				replace: 'values.get(field) === samples[field] && field !== "email")',
			},
		],
		watch: { layer: "unit", tests: ["scripts/launch/samplesLeft.test.ts", "scripts/launch/samples.test.ts"] },
	},
	{
		id: "contact-button-of-business-lost",
		met: "The buttons of the payments block on the business page open nothing.",
		topic: "Business page: payments block (site 2.4)",
		edits: [
			{
				built: "business/index.html",
				find: /(<main[\s\S]*?)command="show-modal" commandfor="contact"/,
				replace: '$1command="show-modal" commandfor="contacts"',
			},
		],
		watch: { layer: "built", tests: ["tests/built/layouts.test.ts"], title: "buttons to the contact window" },
	},
	{
		id: "partnership-start-leads-elsewhere",
		met: "Start now on the partnership page leads to the publish page.",
		topic: "Partnership page: start now leads to the marketplace (site 2.4)",
		edits: [
			{
				built: "partnership-mba/index.html",
				find: new RegExp(`(<main[\\s\\S]*?)href="${site.links.marketplace.replaceAll(".", "\\.")}"`),
				replace: '$1href="/publish"',
			},
		],
		watch: { layer: "built", tests: ["tests/built/partnership.test.ts"], title: "hero: headline, lede" },
	},
	{
		id: "about-without-publish-call",
		met: "About us has no way to publish a game at its end.",
		topic: "About us: final publish-games call (site 2.4)",
		edits: [
			{
				built: "about-us/index.html",
				find: /(<main[\s\S]*)href="\/publish"([\s\S]*<\/main>)/,
				replace: '$1href="/business"$2',
			},
		],
		watch: { layer: "built", tests: ["tests/built/layouts.test.ts"], title: "about us ends with a way to publishing" },
	},
	{
		id: "indonesian-in-english",
		met: "The Indonesian page says its buttons in English.",
		topic: "Indonesian (site 2.2)",
		edits: [{ file: "public/locales/id/translation.json", find: /"play": "[^"]*"/, replace: '"play": "Play games"' }],
		watch: { layer: "unit", tests: ["content/checks/languages.test.ts"] },
	},
];
