import type { CompanyPage, Image } from '@care/contracts/schemas';
import { media, Picture } from '@care/ui';
import { Gallery, type GalleryItem } from '@care/ui/gallery';
import { defaultPicture, defaultPictureSize } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { tt } from '../../texts';

const Default = styled(Picture)`
  aspect-ratio: 1200 / 470;
  border-radius: 1.25rem;
  ${media.phone} {
    aspect-ratio: 4 / 3;
  }
`;

/** Kept free for a picture whose size nobody knows. */
const usualSize = { width: 1200, height: 900 };

function galleryItems({ name, main_image, gallery }: CompanyPage): GalleryItem[] {
  const shown: (Image & { file_type?: 'IMAGE' | 'VIDEO' })[] = main_image ? [main_image, ...gallery] : gallery;
  return shown.map(({ id, url, alt, variants, width, height, file_type }, index): GalleryItem => {
    const isMain = main_image !== null && index === 0;
    // Main image and gallery count their ids apart.
    const common = { id: isMain ? 'main' : id, url, alt: alt || tt('picture', { n: index + 1, name }) };
    if (file_type === 'VIDEO') return { ...common, kind: 'video' };
    return { ...common, kind: 'image', variants, width: width ?? usualSize.width, height: height ?? usualSize.height };
  });
}

/** Main image and gallery; without any picture the drawn one of the provider's first care form (PP-02, PP-05). */
export function CompanyGallery({ company }: { company: CompanyPage }) {
  const items = galleryItems(company);
  if (items.length > 0) return <Gallery items={items} label={tt('media')} eager />;
  return <Default src={defaultPicture(company.services[0], company.id)} alt="" {...defaultPictureSize} eager />;
}
