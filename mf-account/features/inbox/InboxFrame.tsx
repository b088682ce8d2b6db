import { routes, t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Stack, type Crumb } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled(Container)`
  max-width: calc(56rem + 2 * var(--s-gutter));
  padding-bottom: var(--s-section);
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

interface InboxFrameProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Breadcrumbs between the home page and this page. */
  crumbs?: Crumb[];
  children: ReactNode;
}

/** The frame of all inbox pages: breadcrumbs, title and content. */
export const InboxFrame = ({ title, note, crumbs = [], children }: InboxFrameProps) => (
  <Page>
    <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, ...crumbs, { label: title }]} />
    <Stack>
      <Title>
        <Heading level={1} look={crumbs.length > 0 ? 2 : 1}>
          {title}
        </Heading>
        {note}
      </Title>
      {children}
    </Stack>
  </Page>
);
