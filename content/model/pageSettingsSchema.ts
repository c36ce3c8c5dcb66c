import { z } from "zod";

const article = (title: string, description: string) =>
	z.string("choose an article").meta({ title, description, collection: "news" });

const revenueField = (title: string, description: string) =>
	z
		.int("write whole T$")
		.min(1, "write at least 1 T$")
		.max(1_000_000, "write 1,000,000 T$ at most")
		.meta({ title, description });

const clause = (title: string) =>
	z
		.string()
		.regex(/^\d+\.\d+$/, "write a clause's number, such as 8.1")
		.meta({ title, description: "Number of the clause that answers it, such as 8.1." });

const home = z.strictObject({
	currencyArticle: article("What a T$ is", "The article below the rate of the T$."),
	beginnersArticle: article("First steps", "The article below the three steps."),
});

const publish = z
	.strictObject({
		payoutArticle: article("An example of a payout", "The article below the ways of payment."),
		revenueMost: revenueField("End of the slider", "The most that the calculator of a month's revenue takes, in T$."),
		revenueStep: revenueField("Step of the slider", "In T$. The other amounts are multiples of it."),
		revenueFirst: revenueField("Where the slider stands", "The revenue that is shown first, in T$."),
		revenueExamples: z
			.array(revenueField("Revenue", "Of a month, in T$."))
			.min(3, "give at least three")
			.max(8, "give eight at most")
			.meta({
				title: "Rows of the table",
				description: "The revenues of a month that the table below the calculator shows.",
			}),
		clauses: z
			.strictObject({
				fee: clause("The fee"),
				deductions: clause("Deductions"),
				services: clause("What it is for"),
				payout: clause("Payouts"),
				support: clause("Support"),
				incidents: clause("Incidents"),
				scans: clause("Security scans"),
				changes: clause("Changes of the terms"),
				leaving: clause("Leaving"),
				hold: clause("Holding a payout"),
			})
			.meta({
				title: "Clauses",
				description: "Where the developer terms say it. A new version may renumber them.",
			}),
	})
	.superRefine(({ revenueMost, revenueStep, revenueFirst, revenueExamples }, context) => {
		const check = (amount: number, path: (string | number)[]) => {
			if (amount > revenueMost)
				context.addIssue({ code: "custom", path, message: `write at most ${revenueMost}, the end of the slider` });
			else if (amount % revenueStep !== 0)
				context.addIssue({
					code: "custom",
					path,
					message: `write a multiple of ${revenueStep}, the step of the slider`,
				});
		};
		check(revenueMost, ["revenueMost"]);
		check(revenueFirst, ["revenueFirst"]);
		for (const [place, amount] of revenueExamples.entries()) check(amount, ["revenueExamples", place]);
	});

const partnershipSchema = z.strictObject({
	clauses: z
		.strictObject({
			rate: clause("The rate"),
			customers: clause("Whose customers count"),
			duration: clause("For how long"),
			payment: clause("When it is paid"),
			threshold: clause("From which sum"),
			end: clause("What stops payments"),
			leaving: clause("How a partner leaves"),
			idle: clause("What ends the agreement at once"),
		})
		.meta({
			title: "Clauses",
			description: "Where the partner terms say it. A new version may renumber them.",
		}),
});

/** `config/pageSettings/<page>.json`: links and inputs of calculators, one file per page to load only what it needs. */
export const pageSettingsSchemas = { home, publish, partnership: partnershipSchema } as const;
