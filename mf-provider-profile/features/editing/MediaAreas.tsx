import { useHeldSession } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import type { ReactNode } from 'react';
import { GalleryFields } from '../media/GalleryFields';
import { PictureFields, type OwnMedia } from '../media/PictureFields';
import { StoredGallery, StoredPicture } from '../media/StoredGallery';
import { mediaText } from '../media/texts';
import { useOnStored } from '../media/use-on-stored';
import { SectionFrame, useSectionToggle } from './SectionFrame';
import { editingText } from './texts';

/** Logo, main image and gallery in the owner's profile; each change is stored at once (PP-06, PP-11, PP-12). */
export function MediaAreas({ company }: { company: CompanyPage }) {
  const session = useHeldSession();
  const onStored = useOnStored(company);
  if (session.status !== 'authenticated') return null;
  const own = { company, user: session.user.id, token: session.token, onStored };
  return (
    <>
      <PictureArea {...own} kind="logo" />
      {allows(company.subscription, 'mainImage') && <PictureArea {...own} kind="main" />}
      <GalleryArea {...own} />
    </>
  );
}

const SECTIONS = { logo: 'logo', main: 'main_image' } as const;
const orNoEntry = (view: ReactNode) => view || <Meta>{editingText('noEntry')}</Meta>;

function PictureArea({ kind, ...own }: OwnMedia & { kind: 'logo' | 'main' }) {
  const section = SECTIONS[kind];
  const toggle = useSectionToggle(section);
  const image = own.company[section];
  return (
    <SectionFrame id={section} title={mediaText(`${kind}.title`)} toggle={toggle}>
      {toggle.open ? (
        <PictureFields {...own} kind={kind} image={image} onSaved={toggle.saved} onDone={toggle.close} />
      ) : (
        orNoEntry(image && <StoredPicture kind={kind} image={image} />)
      )}
    </SectionFrame>
  );
}

function GalleryArea(own: OwnMedia) {
  const toggle = useSectionToggle('images');
  const { gallery } = own.company;
  return (
    <SectionFrame id="bilder" title={mediaText('gallery.title')} toggle={toggle}>
      {toggle.open ? (
        <GalleryFields {...own} onDone={toggle.close} />
      ) : (
        orNoEntry(gallery.length > 0 && <StoredGallery items={gallery} />)
      )}
    </SectionFrame>
  );
}
