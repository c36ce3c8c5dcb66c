import "#src/styles/placeholderColors.css";
import { type ComponentPropsWithRef, Fragment } from "react";
import { getFallbackUrl, type Picture as PictureData, srcSet } from "#content/model/picture.ts";
import { phoneMediaQuery, type ScenePictures } from "#src/pictures/scene.ts";

interface PictureCrop {
	picture: PictureData;
	media: string;
	sizes: string;
}

interface PictureProps extends Omit<ComponentPropsWithRef<"img">, "src" | "srcSet" | "width" | "height" | "sizes"> {
	picture: PictureData;
	/** How wide it is drawn, as in HTML's `sizes`: the browser chooses the file by it. */
	sizes: string;
	/** Required; empty for decoration. */
	alt: string;
	/** Other crops, each with the media query under which it is used; the first that holds wins. */
	crops?: readonly PictureCrop[];
	/** The page's largest picture: fetched at once and before others. All others wait until they come near. */
	priority?: boolean;
}

/** A responsive picture, AVIF with one WebP behind it, that keeps its place and its ground color while it loads. */
export function Picture({ picture, sizes, crops = [], priority = false, className = "", alt, ...rest }: PictureProps) {
	return (
		<picture>
			{crops.map((crop) => {
				const { width, height } = crop.picture;
				const box = { media: crop.media, width, height };
				return (
					<Fragment key={crop.media}>
						<source {...box} type="image/avif" srcSet={srcSet(crop.picture)} sizes={crop.sizes} />
						<source {...box} type="image/webp" srcSet={getFallbackUrl(crop.picture)} />
					</Fragment>
				);
			})}
			<source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
			<img
				src={getFallbackUrl(picture)}
				width={picture.width}
				height={picture.height}
				alt={alt}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : "auto"}
				decoding="async"
				className={`placeholder-${picture.placeholderColor} ${className}`.trim()}
				{...rest}
			/>
		</picture>
	);
}

/** The widest screens, where words and scene stand side by side. */
const broadWindows = "(min-width: 1200px) and (min-aspect-ratio: 23/10)";

interface HeroImageProps extends ScenePictures {
	/** For the widest screens, if the scene has been drawn for them. */
	broad?: PictureData;
}

/** A page's first, full-bleed picture, with a scene of its own for phones. Decoration: the words beside it speak. */
export function HeroImage({ wide, tall, broad }: HeroImageProps) {
	const sizes = "100vw";
	return (
		<Picture
			picture={wide}
			sizes={sizes}
			crops={[
				{ picture: tall, media: phoneMediaQuery, sizes },
				...(broad ? [{ picture: broad, media: broadWindows, sizes }] : []),
			]}
			alt=""
			priority
		/>
	);
}
