import { routes, t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, ownProps, Stack, type Crumb, type Gap } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled(Container, ownProps('limit'))<{ limit: string | undefined }>`
  ${({ limit }) => limit && `max-width: calc(${limit} + 2 * var(--s-gutter));`}
  padding-bottom: var(--s-section);
`;

interface PageFrameProps {
  title: string;
  /** Breadcrumbs between the home page and this page. */
  above?: Crumb[];
  /** The last breadcrumb, if it is not the title. */
  crumb?: string;
  /** Instead of the heading with the title; null for a page with headings of its own. */
  head?: ReactNode;
  /** The greatest width of the content. */
  width?: string;
  gap?: Gap;
  children: ReactNode;
}

/** A page with breadcrumbs, a heading and its parts below each other. */
export const PageFrame = ({ title, above = [], crumb = title, head, width, gap, children }: PageFrameProps) => (
  <Page limit={width}>
    <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, ...above, { label: crumb }]} />
    <Stack gap={gap}>
      {head === undefined ? <Heading level={1}>{title}</Heading> : head}
      {children}
    </Stack>
  </Page>
);
