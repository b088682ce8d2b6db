import { profilePath, routes, t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Loading, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Page = styled(Container)`
  max-width: calc(46rem + 2 * var(--s-gutter));
  padding-bottom: var(--s-section);
`;

interface ReviewFrameProps {
  title: string;
  company?: { slug: string; name: string } | undefined;
  children: ReactNode;
}

/** A page about one rating. */
export const ReviewFrame = ({ title, company, children }: ReviewFrameProps) => (
  <Page>
    <Breadcrumbs
      items={[
        { label: t('nav.home'), to: routes.home.build() },
        ...(company ? [{ label: company.name, to: profilePath(company.slug) }] : []),
        { label: title },
      ]}
    />
    <Stack>
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  </Page>
);

export const ReviewSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="16rem" />
      <Skeleton height="6rem" />
      <Skeleton height="18rem" />
    </Stack>
  </Loading>
);
