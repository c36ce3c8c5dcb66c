import type { Breakage } from "./breakage.ts";

/** What operators see, and how instances come and go. */
export const operationBreakages: readonly Breakage[] = [
	{
		id: "refusals-not-counted",
		met: "Floods of broken requests leave no trace in the operator's figures.",
		topic: "Operation: metrics",
		edits: [
			{
				file: "server/createServer.ts",
				find: "if (status !== undefined) inbox?.traffic.refused(status);",
				replace: "if (status === 0) inbox?.traffic.refused(status);",
			},
		],
		watch: {
			layer: "integration",
			tests: ["server/createServer.integration.test.ts"],
			title: "counts what it answers and refuses",
		},
	},
	{
		id: "leaving-instance-looks-healthy",
		met: "Visitors get errors during each upgrade, since the proxy still sends people to the instance that stops.",
		topic: "Operation: upgrade without a pause",
		edits: [
			{
				file: "server/api.ts",
				find: "(inbox?.isLeaving() ? leaving() :",
				replace: "(inbox === undefined ? leaving() :",
			},
		],
		watch: { layer: "unit", tests: ["server/api.test.ts"], title: "about to stop" },
	},
	{
		id: "poisoned-outbox-blocks-mail",
		met: "One broken entry in a browser's storage, and no message that waits there is ever sent.",
		topic: "Contact form, messages that wait (site 4)",
		edits: [
			{
				file: "app/features/contact/message.ts",
				find: " && /^[!-~]{1,200}$/.test(value.key)",
				replace: "",
			},
		],
		watch: { layer: "unit", tests: ["app/features/contact/stored.fuzz.test.ts"], title: "a message that waits there" },
	},
];
