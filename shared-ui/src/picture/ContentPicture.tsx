import type { Picture as PictureData } from '@care/contracts/schemas';
import { Picture, type PictureVariant } from '@care/ui';
import styled from '@emotion/styled';

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
  const width = of.width ?? defaultSize.width;
  const height = of.height ?? defaultSize.height;
  return <Picture {...shown} variants={of.variants} src={of.url} alt={of.alt} width={width} height={height} />;
}

const Portrait = styled(Picture)`
  aspect-ratio: 4 / 5;
  border-radius: 50% 50% 0.6rem 0.6rem / 30% 30% 0.6rem 0.6rem;
`;

interface AvatarProps {
  /** A photo, or one of the drawn portraits (`avatarPicture`). */
  src?: string;
  variants?: readonly PictureVariant[];
  /** Only for photos; drawn portraits are decorative. */
  alt?: string;
  /** Displayed width in px. */
  width?: number;
  className?: string;
}

/** The portrait of a person in a window-shaped frame. */
export const Avatar = ({ src, variants, alt = '', width = 104, className }: AvatarProps) => (
  <Portrait
    src={src}
    variants={variants}
    alt={alt}
    width={width}
    height={Math.round(width * 1.25)}
    sizes={`${width}px`}
    className={className}
  />
);
