import { Container, Heading, Lead, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { BestProviders } from '../features/provider/BestProviders';
import { sampleText } from '../texts';
import { TOWN } from './sample-page';

const Page = styled(Container)`
  padding-block: var(--s-6) var(--s-section);
`;

/** `/sample`: the providers of a town. */
export const SamplePage = () => (
  <Page>
    <Stack>
      <Heading level={1}>{sampleText('title', { town: TOWN.name })}</Heading>
      <Lead>{sampleText('lead')}</Lead>
      <BestProviders town={TOWN.slug} />
    </Stack>
  </Page>
);
