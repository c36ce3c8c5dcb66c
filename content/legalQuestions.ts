/** What only a lawyer, or the operator with one, can decide about a clause. Answered, it is taken off. */
export interface LegalQuestion {
	readonly file: string;
	readonly clause: string;
	/** Words of the clause that the question is about, as the file has them; a test finds them there. */
	readonly words: string;
	readonly question: string;
}

const guidelines = "content/guidelines";
const customers = `${guidelines}/customers/terms-and-conditions.md`;
const developers = `${guidelines}/developers/terms-and-conditions.md`;
const partners = `${guidelines}/partners/terms-and-conditions.md`;
const referral = `${guidelines}/customers/referral-program.md`;
const refund = `${guidelines}/general/return-and-refund-policy.md`;
const disputes = `${guidelines}/general/dispute-resolution-policy.md`;
const cookies = `${guidelines}/general/cookie-policy.md`;
const privacy = `${guidelines}/general/privacy-policy.md`;

/** In the order of the documents. `npm run launch-check` lists them. */
export const legalQuestions: readonly LegalQuestion[] = [
	{
		file: customers,
		clause: "2.2",
		words: "You need legal capacity",
		question: "From which age may a customer hold an account, and who must agree for a minor?",
	},
	{
		file: customers,
		clause: "4.3",
		words: "You cannot withdraw T$",
		question: "Must identity checks and holds on withdrawals be named? The terms no longer have them.",
	},
	{
		file: customers,
		clause: "12.6",
		words: "a refund of TeleDollars is not possible",
		question: "May a refund be ruled out while an account is only under investigation, and for how long?",
	},
	{
		file: customers,
		clause: "12.7",
		words: "unless the law obliges us to hold them",
		question: "May a balance also be held for a claim against the customer, and up to which amount?",
	},
	{
		file: customers,
		clause: "14.3",
		words: "the greater of the amount paid for the related third-party product",
		question: "Which cap holds for a claim without a third-party product, and against whom does a cap stand at all?",
	},
	{
		file: customers,
		clause: "17.5",
		words: "runs to the next working day",
		question: "Is the shift to the next working day wanted for every period of every document?",
	},
	{
		file: developers,
		clause: "2.2",
		words: "in the course of your trade",
		question: "May a person without a trade register, and which consumer rules protect such a developer?",
	},
	{
		file: developers,
		clause: "4.5",
		words: "The Partner Portal describes",
		question: "Does the portal describe the ranking, as Regulation (EU) 2019/1150 asks?",
	},
	{
		file: developers,
		clause: "6.2",
		words: "You warrant that you hold all rights",
		question: "Is an indemnity against claims of others wanted, and with which cap? The terms no longer have one.",
	},
	{
		file: developers,
		clause: "7.3",
		words: "A dynamic discount may lower the price",
		question: "Who decides on a discount, and may a developer refuse it?",
	},
	{
		file: developers,
		clause: "8.2",
		words: "The Partner Portal shows your Sales",
		question: "Does the portal show all of this, and from which day and amount a payout is possible?",
	},
	{
		file: developers,
		clause: "9.3",
		words: "we may offset the amount against future Product Revenue",
		question: "Is a set-off beyond refunds wanted? The terms no longer have one.",
	},
	{
		file: developers,
		clause: "10.3",
		words: "A request is **critical**",
		question: "Is this what critical requests are, and what counts as a response?",
	},
	{
		file: developers,
		clause: "15.4",
		words: "Rights that Customers have already acquired continue.",
		question: "On which licence may we host a product for customers after the end?",
	},
	{
		file: developers,
		clause: "19.2",
		words: "the provider's margin over the preceding",
		question: "How is the margin calculated?",
	},
	{
		file: partners,
		clause: "8.1",
		words: "the one shown in the portal applies",
		question: "Does the portal show a rate, and is a rate outside the agreement binding enough?",
	},
	{
		file: partners,
		clause: "8.4",
		words: "for the future with reasonable notice",
		question: "May the rate change on notice, also for customers who have registered already?",
	},
	{
		file: partners,
		clause: "11.3",
		words: "you acquire no customer within",
		question: "Are the two consecutive months calendar months, and from which day do they count for a new partner?",
	},
	{
		file: partners,
		clause: "12.2",
		words: "Benefits earned until the end are payable",
		question:
			"Do Benefits go on after the end until the two years of clause 8.2 are over, and what becomes of a rest below the minimum payout?",
	},
	{
		file: partners,
		clause: "15.1",
		words: "the law decides what you owe us",
		question: "Is an indemnity wanted, and with which cap?",
	},
	{
		file: partners,
		clause: "14.2",
		words: "with a certificate from a competent authority or chamber within",
		question: "From which day do the days for the certificate count, and what follows if it comes late?",
	},
	{
		file: referral,
		clause: "3.3",
		words: "you click the",
		question: "Is holding the balance enough without a click on the button, for the agent and for each referral?",
	},
	{
		file: referral,
		clause: "5.4",
		words: "an ongoing percentage of what your network spends",
		question: "Is it paid, at which percentage, for how long and of which spending?",
	},
	{
		file: refund,
		clause: "3.1",
		words: "the account is suspended or under investigation",
		question: "Does this hold against a consumer whose money arrived and whose TeleDollars did not?",
	},
	{
		file: refund,
		clause: "3.3",
		words: "leave it untouched until we have decided",
		question: "May a refund depend on leaving a wrong amount untouched?",
	},
	{
		file: disputes,
		clause: "2.4",
		words: "An **appeal** against the restriction",
		question: "By when must an appeal be sent? The six months of Regulation (EU) 2022/2065, Article 20 may apply.",
	},
	{
		file: disputes,
		clause: "5.3",
		words: "You must start formal ADR or court action",
		question: "May a limit shorter than the law's be set for consumers?",
	},
	{
		file: cookies,
		clause: "2.5",
		words: "Drafts of the contact form",
		question: "Are drafts and unsent messages strictly necessary, so that they need no consent?",
	},
	{
		file: cookies,
		clause: "3.4",
		words: "the names of the last games whose pages you opened",
		question: "Does a list that the visitor switches on themselves need no consent, as the service they ask for?",
	},
	{
		file: privacy,
		clause: "4.1",
		words: "We use data for these purposes",
		question:
			"Are the purposes, legal bases, recipients (clause 6.1) and keeping times (clause 9.1) those of the operator?",
	},
	{
		file: privacy,
		clause: "10.1",
		words: "by automated means alone",
		question: "Is it true in operation, also for bans and the checks against abuse?",
	},
];
