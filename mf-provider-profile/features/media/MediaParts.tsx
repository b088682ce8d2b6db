import { allows } from '@care/contracts/tiers';
import { Heading, Lead, Stack, Alert, Meta, Panel, Row } from '@care/ui';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { CompanyPage } from '@care/contracts/schemas';
import { GalleryFields } from './GalleryFields';
import { PictureFields, type OwnMedia } from './PictureFields';
import { mediaText } from './texts';
import { ChangeStatus, RemoveButton } from './MediaControls';
import { mediaApi } from './media-api';
import { StoredPicture } from './StoredGallery';
import { usePictureChanges } from './use-picture-changes';

const Column = styled(Stack)`
  max-width: 55rem;
`;

/** The parts of the page for logo, main image and gallery. */
export function MediaParts(own: OwnMedia) {
  const { company } = own;
  return (
    <Column gap="large">
      <Lead>{mediaText('lead')}</Lead>
      <Part title={mediaText('logo.title')}>
        <PictureFields {...own} kind="logo" image={company.logo} />
      </Part>
      {allows(company.subscription, 'mainImage') ? (
        <Part title={mediaText('main.title')}>
          <PictureFields {...own} kind="main" image={company.main_image} />
        </Part>
      ) : (
        <HiddenMainImage company={company} />
      )}
      <Part title={mediaText('gallery.title')}>
        <GalleryFields {...own} />
      </Part>
    </Column>
  );
}

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
  const { data } = mediaApi.sections.useQuery(company.id);
  const changes = usePictureChanges(company, 'company-main-image');
  const image = data?.hidden_main_image;
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
