import { t } from '@care/contracts';
import { GALLERY_VISIBLE_ITEMS } from '@care/contracts/constants';
import { Alert, media } from '@care/ui';
import { useState } from 'react';
import styled from '@emotion/styled';
import { Carousel } from './Carousel';
import type { GalleryItem } from './gallery-item';
import { OpeningTile, Player, ShowAll, Tile, TilePicture, Tiles } from './Tiles';
import { useShownItem } from './use-shown-item';
import type { Viewer } from './Viewer';

export type { GalleryItem };

interface GalleryProps {
  /** A main image is a carousel through all items, beside the gallery. */
  main?: GalleryItem | undefined;
  items: readonly GalleryItem[];
  /** Accessible name of the gallery and of its full-screen view. */
  label: string;
  /** Whether the first picture is the largest of the first screen and is loaded first. */
  eager?: boolean;
}

/**
 * A carousel with the main image, a band of four pictures or videos and, if there are more, a fifth tile
 * "Alle {{count}} anzeigen"; each opens the full-screen view (PP-02, PP-12). A single picture has its own frame of 4:3.
 */
export function Gallery({ main, items, label, eager = false }: GalleryProps) {
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
  const all = main ? [main, ...items] : items;
  if (all.length === 0) return null;
  const visible = items.slice(0, GALLERY_VISIBLE_ITEMS);
  /** The first hidden item is the background of the tile for all of them. */
  const more = items[GALLERY_VISIBLE_ITEMS];
  const before = all.length - items.length;
  return (
    <>
      <Tiles tiles={before + visible.length + (more ? 1 : 0)} aria-label={label}>
        {main && <Carousel items={all} eager={eager} onOpen={(index) => void open(index)} />}
        {visible.map((item, index) => (
          <li key={item.id}>
            <OpeningTile
              item={item}
              number={before + index + 1}
              eager={eager && !main && index === 0}
              onOpen={() => void open(before + index)}
            />
          </li>
        ))}
        {all.length > 1 && (
          <li key="all" className={more ? 'all' : 'all phone-only'}>
            <Tile type="button" onClick={() => void open(more ? before + visible.length : 0)}>
              {more?.kind === 'image' && <TilePicture item={{ ...more, alt: '' }} eager={false} />}
              <ShowAll>{t('actions.showAll', { count: all.length })}</ShowAll>
            </Tile>
          </li>
        )}
      </Tiles>
      {isMissing && <Alert kind="error">{t('errors.networkError')}</Alert>}
      {FullScreen && <FullScreen items={all} label={label} index={shown} onIndex={show} onClose={close} />}
    </>
  );
}

const Band = styled(Tiles)`
  ${media.phone} {
    ${({ tiles }) => tiles > 1 && 'display: grid; grid-template: none / repeat(2, minmax(0, 1fr)); height: auto;'}
    & > li:not(.all) {
      display: block;
      grid-area: auto !important;
      aspect-ratio: 4 / 3;
    }
  }
`;

/** The pictures and videos of a tier without a main image: neither a carousel nor a full-screen view (PP-02). */
export const PlainGallery = ({ items, label, eager = false }: Omit<GalleryProps, 'main'>) =>
  items.length > 0 && (
    <Band tiles={items.length} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id}>
          {item.kind === 'image' ? <TilePicture item={item} eager={eager && index === 0} /> : <Player item={item} />}
        </li>
      ))}
    </Band>
  );
