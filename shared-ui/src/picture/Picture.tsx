import styled from '@emotion/styled';
import { useRef, useEffect, useState, type RefObject, useSyncExternalStore } from 'react';
import { IMAGE_WIDTHS, LAZY_MARGIN_PX } from '@care/contracts/constants';
import { ownProps } from '../theme/forward-prop';

/**
 * Calls `call` once when the element is within `margin` px of the viewport (SH-17), or at once if the browser has no
 * IntersectionObserver. Returns a function that stops observing.
 */
export function whenNear(element: Element | null, call: () => void, margin = LAZY_MARGIN_PX): (() => void) | undefined {
  if (!element) return undefined;
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True as soon as the element is within 200 px of the viewport (SH-17). */
function useNearView(element: RefObject<Element | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => (near ? undefined : whenNear(element.current, () => setNear(true))), [near, element]);
  return near || eager;
}

/** One stored size of a picture, as returned by the media API. */
export interface PictureVariant {
  w: number;
  url: string;
}

const narrowest = Math.min(...IMAGE_WIDTHS);
const widest = Math.max(...IMAGE_WIDTHS);

/** `srcset` of the variants from 320 to 1600 px, narrowest first; undefined for fewer than two (SH-17). */
export function srcSetOf(variants: readonly PictureVariant[]): string | undefined {
  const offered = variants.filter(({ w }) => w >= narrowest && w <= widest).sort((a, b) => a.w - b.w);
  return offered.length > 1 ? offered.map(({ w, url }) => `${url} ${w}w`).join(', ') : undefined;
}

/** URL of the middle variant, for `src`. */
export function fallbackSource(variants: readonly PictureVariant[]): string | undefined {
  const byWidth = [...variants].sort((a, b) => a.w - b.w);
  return byWidth[Math.floor((byWidth.length - 1) / 2)]?.url;
}

type Shape = 'plain' | 'window' | 'rounded';

const radii: Record<Shape, string> = { plain: '0', window: 'var(--r-window)', rounded: 'var(--r-field)' };

const PictureImage = styled('img', ownProps('shape', 'waiting'))<{ shape: Shape; waiting: boolean }>`
  width: 100%;
  object-fit: cover;
  background: var(--blue-100);
  border-radius: ${({ shape }) => radii[shape]};
  ${({ waiting }) => waiting && 'color: transparent; @media (scripting: none) { display: none; }'}
`;

export interface PictureProps {
  /** Stored sizes; the browser chooses one. */
  variants?: readonly PictureVariant[];
  /** Used if there are no variants. */
  src?: string;
  /** Description of the content, written by the owner; empty for decoration. */
  alt: string;
  /** Intrinsic size, which reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** Displayed width, for example `(min-width: 1024px) 208px, 100vw`. */
  sizes?: string;
  /**
   * For the largest picture of the first screen: loaded at once. Others are loaded when they come near the viewport.
   */
  eager?: boolean;
  shape?: Shape;
  className?: string;
}

/**
 * A photo or illustration in widths from 320 to 1600 px, loaded when it comes within 200 px of the viewport (SH-17).
 */
export function Picture(props: PictureProps) {
  const { variants = [], src, sizes = '100vw', eager = false, shape = 'plain' } = props;
  const { alt, width, height, className } = props;
  const element = useRef<HTMLImageElement>(null);
  const near = useNearView(element, eager);
  // `loading` and `sizes` must be set before `src`, or the browser starts loading at once.
  const shown = {
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
    alt,
    width,
    height,
    shape,
    className,
  } as const;
  const srcSet = srcSetOf(variants);
  const source = { sizes: srcSet ? sizes : undefined, srcSet, src: fallbackSource(variants) ?? src };
  return (
    <>
      <PictureImage ref={element} {...shown} {...(near && source)} waiting={!near} />
      {/* Without scripts nothing tells that the picture is near. */}
      {!near && (
        <noscript>
          <PictureImage {...shown} {...source} waiting={false} />
        </noscript>
      )}
    </>
  );
}

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, true in every later render. */
export const useRenderedInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
