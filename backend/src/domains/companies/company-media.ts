import type { GalleryItem, Image, Picture } from '@care/contracts/schemas';
import { pick } from '../../platform/database/queries';
import type { CompanyMediaRow } from './company-queries';

export interface CompanyMedia {
  logo: Image | null;
  main_image: Image | null;
  gallery: GalleryItem[];
}

export const imageOf = (row: CompanyMediaRow): Image => pick(row, ['id', 'url', 'width', 'height', 'alt', 'variants']);

/** A logo without its row id, as job offers and other tables show pictures. */
export const pictureOf = (row: CompanyMediaRow | undefined): Picture | null =>
  row ? pick(row, ['url', 'width', 'height', 'alt', 'variants']) : null;

/** The media rows of one provider by purpose; the gallery in its order. */
export function mediaOf(rows: CompanyMediaRow[]): CompanyMedia {
  const single = (kind: CompanyMediaRow['kind']): Image | null =>
    rows.filter((row) => row.kind === kind).map(imageOf)[0] ?? null;
  return {
    logo: single('LOGO'),
    main_image: single('MAIN_IMAGE'),
    gallery: rows
      .filter(({ kind }) => kind === 'GALLERY')
      .map((row) => ({
        ...imageOf(row),
        file_type: row.file_type,
        order: row.position,
        ...(row.captions && { captions: row.captions }),
      })),
  };
}
