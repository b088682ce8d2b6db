import type { GalleryItem, Image } from '@care/contracts/schemas';
import { Picture } from '@care/ui';
import styled from '@emotion/styled';
import { mediaText } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--s-2);
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
  <List aria-label={mediaText('gallery.list')}>
    {items.map(({ id, file_type, url, alt, variants, width, height }, index) => {
      const text = alt || mediaText(file_type === 'VIDEO' ? 'gallery.video' : 'gallery.picture', { n: index + 1 });
      return (
        <li key={id}>
          {file_type === 'VIDEO' && variants.length === 0 ? (
            text
          ) : (
            <Picture
              variants={variants}
              src={url}
              alt={text}
              width={width ?? 320}
              height={height ?? 240}
              sizes="192px"
            />
          )}
        </li>
      );
    })}
  </List>
);

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
      <Picture
        variants={image.variants}
        src={image.url}
        alt={image.alt || mediaText(`${kind}.alt`)}
        width={image.width ?? 320}
        height={image.height ?? 240}
        sizes="320px"
      />
    </Frame>
  );
}
