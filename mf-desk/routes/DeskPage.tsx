import { Container, Heading, Lead, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { BestProviders } from '../features/provider/BestProviders';
import { deskText } from '../texts';
import { TOWN } from './desk-page';

const Page = styled(Container)`
  padding-block: var(--s-6) var(--s-section);
`;

/** `/desk`: the providers of a town. */
export const DeskPage = () => (
  <Page>
    <Stack>
      <Heading level={1}>{deskText('title', { town: TOWN.name })}</Heading>
      <Lead>{deskText('lead')}</Lead>
      <BestProviders town={TOWN.slug} />
    </Stack>
  </Page>
);
