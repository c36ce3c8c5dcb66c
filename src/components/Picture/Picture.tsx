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
	/** `sizes` of the `<img>`. */
	sizes: string;
	/** Empty for decoration. */
	alt: string;
	/** Alternative crops with their media queries; the first match wins. */
	crops?: readonly PictureCrop[];
	/** True for the largest picture of the page, which loads eagerly with high priority. All others load lazily. */
	priority?: boolean;
}

/** Responsive AVIF picture with one WebP fallback. Reserves its space and shows a placeholder color while it loads. */
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

/** Viewports wide enough for text beside the picture. */
const broadWindows = "(min-width: 1200px) and (min-aspect-ratio: 23/10)";

interface HeroImageProps extends ScenePictures {
	/** Alternative picture for the widest viewports. */
	broad?: PictureData;
}

/** Decorative full-bleed picture at the top of a page, with a separate one for phones. */
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
