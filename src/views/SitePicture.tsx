import { sitePicture } from "#content/readers/pictures.server.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";

interface SitePictureProps {
	/** Key in `content/pictures.json`: `site/coin`. */
	name: string;
	sizes: string;
	className?: string | undefined;
	priority?: boolean;
}

/** Decorative picture that is referenced in code. */
export function SitePicture({ name, ...rest }: SitePictureProps) {
	return <Picture picture={sitePicture(name)} alt="" {...rest} />;
}
