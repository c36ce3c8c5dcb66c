import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { legalQuestions } from "./legalQuestions.ts";

it.each(legalQuestions)(
	"$file, clause $clause still has the words that a question is about",
	({ file, clause, words }) => {
		const text = readFileSync(file, "utf8");
		const start = text.search(new RegExp(`^${clause.replace(".", "\\.")}\\. `, "m"));
		expect(start, `${file} has no clause ${clause}`).toBeGreaterThan(0);
		const [body = ""] = text.slice(start + clause.length).split(/^(?:\d+\.\d+\. |## )/m);
		expect(body).toContain(words);
	},
);
