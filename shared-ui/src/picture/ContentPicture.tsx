import type { Picture as PictureData } from '@care/contracts/schemas';
import { Picture } from '@care/ui';

/** Size of the drawn pictures, and of photos whose own is not known. */
const usualSize = { width: 640, height: 400 };

interface ContentPictureProps {
  of: PictureData | null;
  /** Address of the drawn picture that stands in where there is none. */
  drawn: string;
  /** How wide it is shown. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The photo of a piece of content (an article, a product), or a drawn picture (PD-01, SH-20). */
export function ContentPicture({ of, drawn, ...shown }: ContentPictureProps) {
  if (!of) return <Picture {...shown} {...usualSize} src={drawn} alt="" />;
  return (
    <Picture
      {...shown}
      variants={of.variants}
      src={of.url}
      alt={of.alt}
      width={of.width ?? usualSize.width}
      height={of.height ?? usualSize.height}
    />
  );
}
