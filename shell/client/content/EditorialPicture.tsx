import type { Picture as PictureData } from '@care/contracts/schemas';
import { Picture } from '@care/ui';
import defaultPicture from '@care/ui/assets/illustrations/article-1.svg';

/** Size of the drawn picture, and of photos whose own is not known. */
const usualSize = { width: 640, height: 400 };

interface EditorialPictureProps {
  of: PictureData | null;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The picture of an article or guide, or the drawn default one. */
export function EditorialPicture({ of, ...shown }: EditorialPictureProps) {
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
