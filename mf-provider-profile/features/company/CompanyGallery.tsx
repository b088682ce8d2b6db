import type { CompanyPage, Image } from '@care/contracts/schemas';
import { media, Picture } from '@care/ui';
import { Gallery, type GalleryItem } from '@care/ui/gallery';
import { defaultPicture, defaultPictureSize } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { profileText } from '../../texts';

const DefaultPicture = styled(Picture)`
  aspect-ratio: 1200 / 470;
  border-radius: 1.25rem;
  ${media.phone} {
    aspect-ratio: 4 / 3;
  }
`;

/** Size reserved for a picture of unknown size. */
const fallbackSize = { width: 1200, height: 900 };

function galleryItems({ name, main_image, gallery }: CompanyPage): GalleryItem[] {
  const shown: (Image & { file_type?: 'IMAGE' | 'VIDEO' })[] = main_image ? [main_image, ...gallery] : gallery;
  return shown.map(({ id, url, alt, variants, width, height, file_type }, index): GalleryItem => {
    const isMain = main_image !== null && index === 0;
    // Main image and gallery items have separate id sequences.
    const common = { id: isMain ? 'main' : id, url, alt: alt || profileText('picture', { n: index + 1, name }) };
    if (file_type === 'VIDEO') return { ...common, kind: 'video' };
    return {
      ...common,
      kind: 'image',
      variants,
      width: width ?? fallbackSize.width,
      height: height ?? fallbackSize.height,
    };
  });
}

/** Main image and gallery, or a drawn picture of the provider's first care form (PP-02, PP-05). */
export function CompanyGallery({ company }: { company: CompanyPage }) {
  const items = galleryItems(company);
  if (items.length > 0) return <Gallery items={items} label={profileText('media')} eager />;
  return <DefaultPicture src={defaultPicture(company.services[0], company.id)} alt="" {...defaultPictureSize} eager />;
}
