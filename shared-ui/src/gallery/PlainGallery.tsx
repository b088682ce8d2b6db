import { media } from '@care/ui';
import styled from '@emotion/styled';
import type { GalleryItem } from './gallery-item';
import { Player } from './Player';
import { TilePicture, Tiles } from './Tiles';

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

interface PlainGalleryProps {
  items: readonly GalleryItem[];
  label: string;
  eager?: boolean;
}

/** The pictures and videos of a tier without a main image: neither a carousel nor a full-screen view (PP-02). */
export const PlainGallery = ({ items, label, eager = false }: PlainGalleryProps) =>
  items.length > 0 && (
    <Band tiles={items.length} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id}>
          {item.kind === 'image' ? <TilePicture item={item} eager={eager && index === 0} /> : <Player item={item} />}
        </li>
      ))}
    </Band>
  );
