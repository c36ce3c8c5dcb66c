import type { Language } from "#config/languages.ts";
import type { RichTextNode } from "#content/model/richText.ts";
import { RichText } from "#src/features/richText/RichText.tsx";
import styles from "./ArticleBody.module.css";

/** Text of an article. Wide screens show headings beside their text, which keeps lines short. */
export function ArticleBody({ nodes, lang }: { nodes: readonly RichTextNode[]; lang: Language }) {
	return (
		<div lang={lang} data-prose="" className={`container ${styles.body}`}>
			{splitAtHeadings(nodes).map(({ heading, text }, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and two headings may be alike
				<section key={place} className={styles.part}>
					{heading && <RichText nodes={[heading]} />}
					<div className={styles.text}>
						<RichText nodes={text} />
					</div>
				</section>
			))}
		</div>
	);
}

interface ArticlePart {
	readonly heading?: RichTextNode;
	readonly text: readonly RichTextNode[];
}

/** Splits the text at its second-level headings; text before the first one forms its own part. */
export function splitAtHeadings(nodes: readonly RichTextNode[]): ArticlePart[] {
	const headingIndexes = nodes.flatMap((node, place) => (typeof node !== "string" && node.tag === "h2" ? [place] : []));
	const openingText = nodes.slice(0, headingIndexes[0]);
	const parts = headingIndexes.map((start, index) => ({
		heading: nodes[start],
		text: nodes.slice(start + 1, headingIndexes[index + 1]),
	}));
	return openingText.length > 0 ? [{ text: openingText }, ...parts] : parts;
}
