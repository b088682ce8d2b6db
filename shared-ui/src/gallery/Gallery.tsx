import { t } from '@care/contracts';
import { Alert, Icon, media, ownProps, Picture, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { gridFor, splitVisible } from './gallery-layout';
import type { GalleryItem } from './gallery-item';
import { galleryText } from './texts';
import { useShownItem } from './use-shown-item';
import type { Viewer } from './Viewer';

const Tiles = styled('ul', ownProps('tiles'))<{ tiles: number }>`
  display: grid;
  gap: var(--s-2);
  aspect-ratio: 1200 / 470;
  ${({ tiles }) => gridFor(tiles)}
  ${media.phone} {
    aspect-ratio: ${({ tiles }) => ['4 / 3', '4 / 3', '2 / 1'][tiles] ?? '1 / 1.15'};
    ${({ tiles }) =>
      tiles > 2 &&
      'grid-template-columns: 1fr 1fr; grid-template-rows: 2fr 1fr 1fr; & > li:first-of-type { grid-row: auto; grid-column: 1 / 3; } & > li:last-of-type { grid-column: auto; }'}
  }
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
      sizes={eager ? '(min-width: 768px) 600px, 100vw' : '(min-width: 768px) 300px, 50vw'}
      eager={eager}
    />
  ) : (
    <>
      <video src={item.url} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
      <VisuallyHidden>{galleryText('video', { alt: item.alt })}</VisuallyHidden>
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

/** Four pictures or videos and, if there are more, a fifth tile "Alle {{count}} anzeigen"; each opens the full-screen view (PP-12). */
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
              <VisuallyHidden>{galleryText('enlarge')} </VisuallyHidden>
              <TilePicture item={item} eager={eager && index === 0} />
            </Tile>
          </li>
        ))}
        {more && (
          <li key="all">
            <Tile type="button" onClick={() => void open(visible.length)}>
              {more.kind === 'image' && <TilePicture item={{ ...more, alt: '' }} eager={false} />}
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
