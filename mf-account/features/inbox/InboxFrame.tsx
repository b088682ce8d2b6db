import { Heading, type Crumb } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageFrame } from '@care/ui/more';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  justify-content: space-between;
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
  <PageFrame
    title={title}
    above={crumbs}
    head={
      <Title>
        <Heading level={1} look={crumbs.length > 0 ? 2 : 1}>
          {title}
        </Heading>
        {note}
      </Title>
    }
    width="56rem"
  >
    {children}
  </PageFrame>
);
