import { allows } from '@care/contracts/tiers';
import type { CompanyPage, GalleryItem as StoredItem, Image } from '@care/contracts/schemas';
import { media } from '@care/ui';
import { Gallery, PlainGallery, type GalleryItem } from '@care/ui/gallery';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { profileText } from '../../texts';

const BesideHeader = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem);
    align-items: start;
  }
`;

const BelowHeader = styled.div`
  margin-top: var(--s-4);
`;

/** Size reserved for a picture of unknown size. */
const fallbackSize = { width: 1200, height: 900 };

/** A picture or video; `n` is its place in the list, for those without a description. */
function shownItem(item: Image & Partial<StoredItem>, name: string, n: number): GalleryItem {
  const { id, url, alt, variants, file_type, captions } = item;
  const width = item.width ?? fallbackSize.width;
  const height = item.height ?? fallbackSize.height;
  const common = { id, url, alt: alt || profileText(file_type === 'VIDEO' ? 'video' : 'picture', { n, name }) };
  if (file_type !== 'VIDEO') return { ...common, kind: 'image', variants, width, height };
  const widest = variants.at(-1);
  return {
    ...common,
    kind: 'video',
    ...(captions && { captions }),
    ...(widest && { poster: { url: widest.url, variants, width, height } }),
  };
}

interface CompanyPicturesProps {
  company: CompanyPage;
  /** The header of the profile. */
  children: ReactNode;
}

/**
 * The header with main image and gallery: several in a band below it, one beside it, none without any frame. Only with
 * the right to a main image is there a carousel and a full-screen view (PP-02, PP-05).
 */
export function CompanyPictures({ company, children }: CompanyPicturesProps) {
  const { name, main_image, subscription, gallery_limit } = company;
  // The owner's answer has all stored items.
  const gallery = company.gallery.slice(0, gallery_limit);
  const withMain = main_image ? 1 : 0;
  const common = {
    items: gallery.map((item, index) => shownItem(item, name, index + 1 + withMain)),
    label: profileText('media'),
    eager: true,
  };
  // Main image and gallery items have separate id sequences.
  const main = main_image ? { ...shownItem(main_image, name, 1), id: 'main' } : undefined;
  const pictures = allows(subscription, 'mainImage') ? (
    <Gallery {...common} main={main} />
  ) : (
    <PlainGallery {...common} />
  );
  const count = gallery.length + withMain;
  if (count === 0) return children;
  if (count > 1) {
    return (
      <>
        {children}
        <BelowHeader>{pictures}</BelowHeader>
      </>
    );
  }
  return (
    <BesideHeader>
      {children}
      {pictures}
    </BesideHeader>
  );
}
