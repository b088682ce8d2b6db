import { allows } from '@care/contracts/tiers';
import { Heading, Lead, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { GalleryFields } from './GalleryFields';
import { HiddenMainImage } from './HiddenMainImage';
import { PictureFields, type OwnMedia } from './PictureFields';
import { mediaText } from './texts';

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
