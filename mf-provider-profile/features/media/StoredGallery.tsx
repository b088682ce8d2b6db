import type { GalleryItem, Image } from '@care/contracts/schemas';
import { Grid, Picture } from '@care/ui';
import styled from '@emotion/styled';
import { mediaText } from './texts';

const List = styled(Grid)`
  & > li {
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: var(--r-field);
  }
  & img {
    height: 100%;
  }
`;

/** A small view of the gallery. */
export const StoredGallery = ({ items }: { items: readonly GalleryItem[] }) => (
  <List as="ul" fill min="8rem" gap="small" aria-label={mediaText('gallery.list')}>
    {items.map((item, index) => (
      <li key={item.id}>{hasPicture(item) ? <StoredItem item={item} n={index + 1} /> : nameOf(item, index + 1)}</li>
    ))}
  </List>
);

/** False for a video without a preview picture. */
export const hasPicture = ({ file_type, variants }: GalleryItem): boolean =>
  file_type !== 'VIDEO' || variants.length > 0;

const nameOf = ({ alt, file_type }: GalleryItem, n: number): string =>
  alt || mediaText(file_type === 'VIDEO' ? 'gallery.video' : 'gallery.picture', { n });

/** A picture, or the preview picture of a video. */
export const StoredItem = ({ item, n }: { item: GalleryItem; n: number }) => (
  <Picture {...sized(item)} src={item.variants.at(-1)?.url ?? item.url} alt={nameOf(item, n)} sizes="192px" />
);

const sized = ({ variants, width, height }: Image) => ({ variants, width: width ?? 320, height: height ?? 240 });

const Preview = styled.div`
  max-width: 20rem;
`;
const LogoPreview = styled.div`
  max-width: 8rem;
`;

/** A small view of the logo or the main image. */
export function StoredPicture({ kind, image }: { kind: 'logo' | 'main'; image: Image }) {
  const Frame = kind === 'logo' ? LogoPreview : Preview;
  return (
    <Frame>
      <Picture {...sized(image)} src={image.url} alt={image.alt || mediaText(`${kind}.alt`)} sizes="320px" />
    </Frame>
  );
}
