import styled from '@emotion/styled';
import { useRef } from 'react';
import { ownProps } from '../theme/forward-prop';
import { fallbackSource, srcSetOf, type PictureVariant } from './srcset';
import { useNearView } from './use-near-view';

type Shape = 'plain' | 'window' | 'rounded';

const radii: Record<Shape, string> = { plain: '0', window: 'var(--r-window)', rounded: 'var(--r-field)' };

const PictureImage = styled('img', ownProps('shape', 'waiting'))<{ shape: Shape; waiting: boolean }>`
  width: 100%;
  object-fit: cover;
  background: var(--blue-100);
  border-radius: ${({ shape }) => radii[shape]};
  ${({ waiting }) => waiting && 'color: transparent;'}
`;

export interface PictureProps {
  /** Sizes to choose from. */
  variants?: readonly PictureVariant[];
  /** What is shown when there are none to choose from. */
  src?: string;
  /** What is to be seen, in the owner's words; empty for decoration. */
  alt: string;
  /** Its real size, so that the place is kept before it arrives. */
  width: number;
  height: number;
  /** How wide it is shown, for example `(min-width: 1024px) 208px, 100vw`. */
  sizes?: string;
  /** The largest picture of the first screen: loaded first. All others wait until they are near. */
  eager?: boolean;
  shape?: Shape;
  className?: string;
}

/** A photo or illustration in widths from 320 to 1600 px, loaded when it comes within 200 px of the view (SH-17). */
export function Picture({
  variants = [],
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  eager = false,
  shape = 'plain',
  className,
}: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const near = useNearView(element, eager);
  const srcSet = near ? srcSetOf(variants) : undefined;
  const source = near ? (fallbackSource(variants) ?? src) : undefined;
  return (
    <PictureImage
      ref={element}
      // Lazy loading and sizes must be known before the address is, or the browser starts at once.
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet}
      src={source}
      alt={alt}
      width={width}
      height={height}
      shape={shape}
      waiting={!near}
      className={className}
    />
  );
}
