import type { ProductCard } from '@care/contracts/schemas';
import { Picture } from '@care/ui';
import defaultPicture from '@care/ui/assets/illustrations/article-0.svg';

/** Size of the drawn picture, and of photos whose own is not known. */
const usualSize = { width: 640, height: 400 };

interface ProductPictureProps {
  of: ProductCard['main_image'];
  /** How wide it is shown. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The photo of a product or category, or the drawn default picture (PD-01). */
export function ProductPicture({ of, ...shown }: ProductPictureProps) {
  if (!of) return <Picture {...shown} {...usualSize} src={defaultPicture} alt="" />;
  return (
    <Picture
      {...shown}
      variants={of.variants}
      src={of.variants.length ? undefined : of.url}
      alt={of.alt}
      width={of.width ?? usualSize.width}
      height={of.height ?? usualSize.height}
    />
  );
}
