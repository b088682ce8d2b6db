import type { GalleryItem, Image, Picture } from '@care/contracts/schemas';
import type { CompanyMediaRow } from './company-queries';

export interface CompanyMedia {
  logo: Image | null;
  main_image: Image | null;
  gallery: GalleryItem[];
}

const imageOf = (row: CompanyMediaRow): Image => ({
  id: row.id,
  url: row.url,
  width: row.width,
  height: row.height,
  alt: row.alt,
  variants: row.variants,
});

/** A logo without its row id, as job offers and other tables show pictures. */
export function pictureOf(row: CompanyMediaRow | undefined): Picture | null {
  if (!row) return null;
  const { id: _, ...picture } = imageOf(row);
  return picture;
}

/** The media rows of one provider by purpose; the gallery in its order. */
export function mediaOf(rows: CompanyMediaRow[]): CompanyMedia {
  const single = (kind: CompanyMediaRow['kind']) => rows.find((row) => row.kind === kind);
  const logo = single('LOGO');
  const main = single('MAIN_IMAGE');
  return {
    logo: logo ? imageOf(logo) : null,
    main_image: main ? imageOf(main) : null,
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
