import { Icon, media, ownProps, Picture, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { addTexts } from '@care/contracts';
import { forcedBorder } from '../theme/media';
import type { GalleryItem, VideoItem } from './gallery-item';

const galleryText = addTexts('ui-gallery', {
  enlarge: 'Vergrößern:',
  number: 'Bild oder Video {{n}}',
  video: 'Video: {{alt}}',
  captions: 'Untertitel',
});

const LARGE = 'minmax(0,1.72fr)';
const SMALL = 'minmax(0,1fr)';

/** The columns of the band for a number of tiles from 2 to 6; their widths keep the pictures close to 4:3. */
function bandFor(tiles: number): string {
  if (tiles === 2) return 'grid-template-columns: repeat(2, minmax(0, 20rem));';
  const rows = 'grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
  if (tiles === 3) return `max-width: 36.75rem; grid-template-columns: ${LARGE} ${SMALL}; ${rows}`;
  if (tiles === 4)
    return `grid-template-columns: ${LARGE} ${SMALL} ${SMALL}; ${rows} & > li:nth-of-type(4) { grid-area: 1 / 3 / 3; }`;
  if (tiles === 5) return `grid-template-columns: ${LARGE} ${SMALL} ${SMALL}; ${rows}`;
  return `grid-template-columns: minmax(0,2.3fr) repeat(3, ${SMALL}); ${rows} & > .all { grid-column: span 2; }`;
}

// One picture is 4:3; several make a band of 240 px, of which phones show the first and a button for all.
export const Tiles = styled('ul', ownProps('tiles'))<{ tiles: number }>`
  display: grid;
  position: relative;
  gap: var(--s-2);
  ${({ tiles }) => (tiles === 1 ? 'aspect-ratio: 4 / 3; max-width: 28rem;' : `height: 15rem; ${bandFor(tiles)}`)}
  & > li {
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    border-radius: 0.6rem;
  }
  & img,
  & video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 62%;
  }
  & > li:first-of-type {
    border-start-start-radius: 1.25rem;
    border-end-start-radius: 1.25rem;
  }
  & > li:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
  & > .phone-only {
    display: none;
  }
  ${media.phone} {
    ${({ tiles }) => tiles > 1 && 'display: block; max-width: none;'}
    & > li:first-of-type {
      height: 100%;
      border-radius: var(--r-card);
    }
    & > li:not(:first-of-type, .all) {
      display: none;
    }
    & > .all {
      display: block;
      position: absolute;
      inset: auto var(--s-2) var(--s-2) auto;
      overflow: visible;
      border-radius: var(--r-button);
    }
    & > .all img,
    & > .all video {
      display: none;
    }
    & > .all span {
      position: static;
      min-height: var(--size-touch);
      padding: 0.3rem 0.9rem;
      border-radius: var(--r-button);
      background: var(--night);
      font-size: var(--t-meta);
    }
  }
`;

export const Tile = styled.button`
  display: block;
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: var(--blue-100);
  cursor: pointer;
  &:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }
  ${forcedBorder}
`;

const PlaySign = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
`;

export const ShowAll = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(20 37 61 / 0.72);
  color: #fff;
  font-weight: 700;
  font-size: var(--t-lead);
  line-height: 1.2;
`;

export const TilePicture = ({ item, eager }: { item: GalleryItem; eager: boolean }) =>
  item.kind === 'image' ? (
    <Picture
      {...item}
      src={item.url}
      alt={item.alt}
      sizes={eager ? '(min-width: 768px) 448px, 100vw' : '213px'}
      eager={eager}
    />
  ) : (
    <>
      {item.poster ? (
        <Picture {...item.poster} src={item.poster.url} alt="" sizes="448px" eager={eager} />
      ) : (
        <video src={item.url} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
      )}
      {item.alt && <VisuallyHidden>{galleryText('video', { alt: item.alt })}</VisuallyHidden>}
      <PlaySign>
        <Icon of={Play} />
      </PlaySign>
    </>
  );

interface OpeningTileProps {
  item: GalleryItem;
  /** Names an item without a description. */
  number: number;
  eager: boolean;
  onOpen: () => void;
}

/** A picture or video that opens the full-screen view. */
export const OpeningTile = ({ item, number, eager, onOpen }: OpeningTileProps) => (
  <Tile type="button" onClick={onOpen}>
    <VisuallyHidden>
      {galleryText('enlarge')} {!item.alt && galleryText('number', { n: number })}
    </VisuallyHidden>
    <TilePicture item={item} eager={eager} />
  </Tile>
);

const Track = ({ kind, src }: { kind: 'captions'; src: string | undefined }) =>
  src && <track kind={kind} src={src} srcLang="de" label={galleryText('captions')} default />;

/** A video with its controls and captions. */
export const Player = ({ item: { url, poster, alt, captions } }: { item: VideoItem }) => (
  <video src={url} poster={poster?.url} controls preload="metadata" aria-label={alt}>
    <Track kind="captions" src={captions} />
  </video>
);
