import { Picture, type PictureVariant } from '@care/ui';
import styled from '@emotion/styled';

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
