// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import "#src/i18n/i18n.server.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";

const picture = { base: "/pictures/a", width: 4, height: 3, widths: [4], placeholderColor: 0 };

it.each([
	["en", "24 April 2025", true],
	["ru", /^24 апреля 2025/, false],
] as const)(
	"a Russian page marks title and date of a text in %s, and says if it is in English",
	(language, date, hasNotice) => {
		const article = { title: "Title", date: "2025-04-24", picture, language } as unknown as NewsArticle;
		const { container } = render(
			<PathContext value="/ru/news/a">
				<ArticleHeader article={article} />
			</PathContext>,
		);
		expect(screen.getByRole("heading").lang).toBe(language);
		expect(screen.getByText(date).lang).toBe(language);
		expect(container.textContent.includes("английском")).toBe(hasNotice);
	},
);
