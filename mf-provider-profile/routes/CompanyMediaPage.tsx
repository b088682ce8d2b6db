import { profilePath, type PageProps } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import { Heading, Lead, Stack, Alert, Meta, Panel, Row } from '@care/ui';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { CompanyPage } from '@care/contracts/schemas';
import { OwnCompanyPage, personalHead } from '../features/company/OwnCompanyPage';
import { GalleryFields } from '../features/media/GalleryFields';
import { PictureFields } from '../features/media/PictureFields';
import { mediaText } from '../features/media/texts';
import { ChangeStatus, RemoveButton } from '../features/media/MediaControls';
import { useOwnCompany } from '../features/editing/editing-api';
import { StoredPicture } from '../features/media/StoredGallery';
import { usePictureChanges } from '../features/media/use-picture-changes';

const Column = styled(Stack)`
  max-width: 55rem;
`;

/** Logo, main image and gallery of the own provider (PP-11, PP-12). */
export const CompanyMediaPage = ({ url }: PageProps) => (
  <OwnCompanyPage
    url={url}
    title={mediaText('title')}
    above={(user) => (user?.company ? [{ label: user.company.name, to: profilePath(user.company.slug) }] : [])}
  >
    {(company) => <MediaParts company={company} />}
  </OwnCompanyPage>
);

export const companyMediaHead = personalHead(mediaText('title'), mediaText('description'));

/** The parts of the page for logo, main image and gallery. */
export const MediaParts = ({ company }: { company: CompanyPage }) => (
  <Column gap="large">
    <Lead>{mediaText('lead')}</Lead>
    <Part title={mediaText('logo.title')}>
      <PictureFields company={company} kind="logo" image={company.logo} />
    </Part>
    {allows(company.subscription, 'mainImage') ? (
      <Part title={mediaText('main.title')}>
        <PictureFields company={company} kind="main" image={company.main_image} />
      </Part>
    ) : (
      <HiddenMainImage company={company} />
    )}
    <Part title={mediaText('gallery.title')}>
      <GalleryFields company={company} />
    </Part>
  </Column>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

/** For a tier without a main image: the owner can delete one that is still stored (PP-11, PK-05). */
function HiddenMainImage({ company }: { company: CompanyPage }) {
  const { own } = useOwnCompany(company);
  const changes = usePictureChanges(company, 'company-main-image');
  const image = own?.state.hidden_main_image;
  return (
    <Stack as="section" aria-label={mediaText('main.title')} tabIndex={-1}>
      <Alert kind="info" announce="none">
        {mediaText('main.tier')}
      </Alert>
      {image && (
        <Panel>
          <Stack>
            <StoredPicture kind="main" image={image} />
            <Meta>{mediaText('main.stored')}</Meta>
            <Row>
              <RemoveButton
                label={mediaText('main.remove')}
                text={mediaText('main.confirmStored')}
                onRemove={() => void changes.remove(image.id)}
              />
            </Row>
          </Stack>
        </Panel>
      )}
      <ChangeStatus {...changes} />
    </Stack>
  );
}
