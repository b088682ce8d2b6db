import type { CompanyPage, GalleryItem as StoredItem, Image } from '@care/contracts/schemas';
import { media } from '@care/ui';
import { Gallery, type GalleryItem } from '@care/ui/gallery';
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

function galleryItems({ name, main_image, gallery }: CompanyPage): GalleryItem[] {
  const shown: (Image & Partial<StoredItem>)[] = main_image ? [main_image, ...gallery] : gallery;
  return shown.map(({ id, url, alt, variants, file_type, captions, ...given }, index): GalleryItem => {
    const width = given.width ?? fallbackSize.width;
    const height = given.height ?? fallbackSize.height;
    const isMain = main_image !== null && index === 0;
    // Main image and gallery items have separate id sequences.
    const common = {
      id: isMain ? 'main' : id,
      url,
      alt: alt || profileText(file_type === 'VIDEO' ? 'video' : 'picture', { n: index + 1, name }),
    };
    if (file_type !== 'VIDEO') return { ...common, kind: 'image', variants, width, height };
    const widest = variants.at(-1);
    return {
      ...common,
      kind: 'video',
      ...(captions && { captions }),
      ...(widest && { poster: { url: widest.url, variants, width, height } }),
    };
  });
}

interface CompanyPicturesProps {
  company: CompanyPage;
  /** The header of the profile. */
  children: ReactNode;
}

/**
 * The header with main image and gallery: several in a band below it, one beside it, none without any frame (PP-02,
 * PP-05).
 */
export function CompanyPictures({ company, children }: CompanyPicturesProps) {
  const items = galleryItems(company);
  const gallery = <Gallery items={items} label={profileText('media')} eager />;
  if (items.length === 0) return children;
  if (items.length > 1) {
    return (
      <>
        {children}
        <BelowHeader>{gallery}</BelowHeader>
      </>
    );
  }
  return (
    <BesideHeader>
      {children}
      {gallery}
    </BesideHeader>
  );
}
