interface Reason {
	/** Names articles by their whole slugs, which change with the articles' addresses. */
	readonly files: RegExp;
	/** Words that hold the figure, exactly as the text has them. */
	readonly phrases: readonly string[];
	/** Why no fact need claim it. */
	readonly why: string;
}

/** Figures that are no facts. A phrase excuses the figures within it and nothing else. */
export const reasons: readonly Reason[] = [
	{
		files: /^(?:content|public)\//,
		phrases: ["1 T$ equals {{", "1 T$ = {{", "1 T$ is {{", "1 T$ равен {{", "one T$", "одного T$"],
		why: "The unit itself, whose value the fact beside it gives.",
	},
	{
		files: /guidelines\/customers\/referral-program/,
		phrases: ["level 3 and", "уровень 1 —", "уровень 2 —", "уровень 3 —", "уровень 4 —"],
		why: "The number of a level, beside a sum.",
	},
	{
		files: /partners\/terms-and-conditions\.md$/,
		phrases: ["registers on 15 March 2026 counts until 15 March 2028."],
		why: "An example of the two calendar years.",
	},
	{
		files: /5-proven-ways-monetize-your-game-tips-indie-developers/,
		phrases: [
			"| 1 T$ | 0.15 T$ | 0.85 T$ |",
			"| 4 T$ | 0.60 T$ | 3.40 T$ |",
			"| 10 T$ | 1.50 T$ | 8.50 T$ |",
			"would leave 7.00 T$",
			"A sixth life for 1 T$",
			"never pay 10 T$",
			"leaves 5.95 T$",
		],
		why: "Invented prices, and what the fees leave of them.",
	},
	{
		files: /from-sdk-to-first-payout-a-worked-example/,
		phrases: [
			"costs 4 T$ and sells lanterns at 1 T$",
			"sales at 4 T$",
			"lanterns at 1 T$",
			"refunds of 4 T$",
			"would have been 510 T$",
			"does with 1,425 T$",
			"cashes out 1,000 T$",
			"gets 4 T$ back",
			"With 425 T$",
			"The 425 T$",
			"notice on 1 June 2026",
		],
		why: "An invented studio's prices, sums and days.",
	},
	{
		files: /partners-get-paid/,
		phrases: [
			"Up to four levels",
			"is one calendar month",
			"| September 2025 |",
			"| October 2025 | 45 | 115 | 115, by 1 December 2025, as 30 November is a Sunday |",
			"| November 2025 | 160 | 160 | 160, by 30 December 2025 |",
			"until September 2027",
			"two years later",
			"the two months",
		],
		why: "An example of three months, and figures said again in words.",
	},
	{
		files: /how-to-publish-games-earn-guide-indie-developers/,
		phrases: [
			"| 2 T$ | 0.30 T$ | 1.70 T$ | 1.40 T$ |",
			"| 5 T$ | 0.75 T$ | 4.25 T$ | 3.50 T$ |",
			"| 20 T$ | 3.00 T$ | 17.00 T$ | 14.00 T$ |",
		],
		why: "Invented prices, and what the fees leave of them.",
	},
	{
		files: /how-to-register-dev-studio|your-first-ten-minutes|new-marketplace|locales|formWords/,
		phrases: [
			"change form in two years",
			"first ten minutes",
			"first-ten-minutes",
			"The ten minutes",
			"after three minutes",
			"two minutes:",
			"Первые десять минут",
			"satu menit",
			"satu bulan kalender",
		],
		why: "A length of time in conversation, which nobody promises.",
	},
	{
		files: /new-marketplace/,
		phrases: ["spend 1,000 T$", "| 300 T$ | 700 T$ |", "| 150 T$ | 850 T$ |", "The gap is 150 T$"],
		why: "An invented month, and what the fees leave of it.",
	},
	{
		files: /referral-programme-how-your-fleet-earns/,
		phrases: [
			"four levels, from",
			"14.90 T$ is below",
			"on 1 August 2025, forgets the button and is down to 12 T$",
			"| 24 July 2025 |",
			"| 23 August 2025 |",
			"| 25 August 2025 |",
			"| 24 September 2025 |",
		],
		why: "Examples of balances and days.",
	},
	{
		files: /turn-your-web-app-or-game-into-a-profitable-indie-business/,
		phrases: [
			"| 500 T$ | 425 T$ | 350 T$ | 900 T$ |",
			"| 1,000 T$ | 850 T$ | 700 T$ | 1,800 T$ |",
			"| 3,000 T$ | 2,550 T$ | 2,100 T$ | 5,400 T$ |",
			"days is four months",
			"spend 2,000 T$ a month in your game: 24,000 T$ a year",
		],
		why: "Invented months, and what the fees leave of them.",
	},
	{
		files: /what-is-a-teledollar-top-up-cash-out-refunds/,
		phrases: ["a game at 3 T$ costs 3 USDT", "on two days", "Suppose 50 T$ arrive"],
		why: "Invented prices and sums.",
	},
];
