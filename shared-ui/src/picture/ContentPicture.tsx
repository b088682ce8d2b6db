import type { Picture as PictureData } from '@care/contracts/schemas';
import { Picture } from '@care/ui';

/** Size of the drawn pictures, and of photos of unknown size. */
const defaultSize = { width: 640, height: 400 };

interface ContentPictureProps {
  of: PictureData | null;
  /** URL of the drawn picture that is shown if there is no photo. */
  drawn: string;
  /** Displayed width, as in `Picture`. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The photo of an article or product, or a drawn picture (PD-01, SH-20). */
export function ContentPicture({ of, drawn, ...shown }: ContentPictureProps) {
  if (!of) return <Picture {...shown} {...defaultSize} src={drawn} alt="" />;
  return (
    <Picture
      {...shown}
      variants={of.variants}
      src={of.url}
      alt={of.alt}
      width={of.width ?? defaultSize.width}
      height={of.height ?? defaultSize.height}
    />
  );
}
