import { t } from '@care/contracts';
import { Alert, Icon, media, ownProps, Picture, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { bandFor, splitVisible } from './gallery-layout';
import type { GalleryItem } from './gallery-item';
import { galleryText } from './texts';
import { useShownItem } from './use-shown-item';
import type { Viewer } from './Viewer';

// One picture is 4:3; several make a band of 240 px, of which phones show the first and a button for all.
const Tiles = styled('ul', ownProps('tiles'))<{ tiles: number }>`
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

const Tile = styled.button`
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
  & > img,
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 62%;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
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

const ShowAll = styled.span`
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

const TilePicture = ({ item, eager }: { item: GalleryItem; eager: boolean }) =>
  item.kind === 'image' ? (
    <Picture
      variants={item.variants}
      src={item.url}
      alt={item.alt}
      width={item.width}
      height={item.height}
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

interface GalleryProps {
  items: readonly GalleryItem[];
  /** Accessible name of the gallery and of its full-screen view. */
  label: string;
  /** Whether the first picture is the largest of the first screen and is loaded first. */
  eager?: boolean;
}

/**
 * A band of four pictures or videos and, if there are more, a fifth tile "Alle {{count}} anzeigen"; each opens the
 * full-screen view (PP-12). A single picture has its own frame of 4:3.
 */
export function Gallery({ items, label, eager = false }: GalleryProps) {
  const [FullScreen, setFullScreen] = useState<typeof Viewer>();
  const [isMissing, setIsMissing] = useState(false);
  /** The full-screen view is lazy-loaded, because most visitors never open it. */
  const fetchViewer = async (): Promise<boolean> => {
    const loaded = await import('./Viewer').catch(() => undefined);
    if (loaded) setFullScreen(() => loaded.Viewer);
    setIsMissing(!loaded);
    return loaded !== undefined;
  };
  const { shown, open, show, close } = useShownItem(fetchViewer);
  if (items.length === 0) return null;
  const { visible, more } = splitVisible(items);
  return (
    <>
      <Tiles tiles={visible.length + (more ? 1 : 0)} aria-label={label}>
        {visible.map((item, index) => (
          <li key={item.id}>
            <Tile type="button" onClick={() => void open(index)}>
              <VisuallyHidden>
                {galleryText('enlarge')} {!item.alt && galleryText('number', { n: index + 1 })}
              </VisuallyHidden>
              <TilePicture item={item} eager={eager && index === 0} />
            </Tile>
          </li>
        ))}
        {items.length > 1 && (
          <li key="all" className={more ? 'all' : 'all phone-only'}>
            <Tile type="button" onClick={() => void open(more ? visible.length : 0)}>
              {more?.kind === 'image' && <TilePicture item={{ ...more, alt: '' }} eager={false} />}
              <ShowAll>{t('actions.showAll', { count: items.length })}</ShowAll>
            </Tile>
          </li>
        )}
      </Tiles>
      {isMissing && <Alert kind="error">{t('errors.networkError')}</Alert>}
      {FullScreen && <FullScreen items={items} label={label} index={shown} onIndex={show} onClose={close} />}
    </>
  );
}
