import { useTranslation } from "react-i18next";
import { useLocale } from "~/routing/useLocale.ts";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { describeDocument } from "./describeDocument.ts";
import { Pricing } from "./Pricing.tsx";

/** The prices of a chapter as a document of the guidelines (spec 2.6). */
export function PricingView({ chapter }: { chapter: string }) {
	const { t } = useTranslation();
	const { language } = useLocale();
	const { title, summary } = describeDocument(t, language, chapter, "pricing", undefined);
	return (
		<article>
			<DocumentHeader chapter={chapter} title={title}>
				<p className="lede">{summary}</p>
			</DocumentHeader>
			<Pricing chapter={chapter} />
		</article>
	);
}
