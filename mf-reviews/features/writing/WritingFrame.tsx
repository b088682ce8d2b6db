import { profilePath, routes, t } from '@care/contracts';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Lead,
  Loading,
  Panel,
  Skeleton,
  Stack,
} from '@care/ui';
import { emptyNotFound } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { writingText } from './texts';

const Page = styled(Container)`
  max-width: calc(51rem + 2 * var(--s-gutter));
  padding-bottom: var(--s-section);
`;

interface WritingFrameProps {
  title: string;
  company?: { name: string; slug: string; street?: string } | undefined;
  children: ReactNode;
}

/** Breadcrumbs, heading and the rated provider, around the content of a page for writing. */
export const WritingFrame = ({ title, company, children }: WritingFrameProps) => (
  <Page>
    <Breadcrumbs
      items={[
        { label: t('nav.home'), to: routes.home.build() },
        ...(company ? [{ label: company.name, to: profilePath(company.slug) }] : []),
        { label: title },
      ]}
    />
    <Stack>
      <Stack gap="small">
        <Heading level={1}>{title}</Heading>
        {company && <Lead>{placed(company)}</Lead>}
      </Stack>
      {children}
    </Stack>
  </Page>
);

/** The name with the town, which is in the second part of the address. */
function placed({ name, street = '' }: { name: string; street?: string }): string {
  const town = /^\d{5} (.+)$/.exec(street.split(', ')[1] ?? '')?.[1];
  return town ? `${name}, ${town}` : name;
}

export const FormSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="16rem" />
      <Skeleton height="24rem" />
    </Stack>
  </Loading>
);

/** A rating or provider that does not exist, or not for this person. */
export function NotThere({ of }: { of: 'company' | 'rating' }) {
  const [title, hint] =
    of === 'company'
      ? [writingText('unknownCompany'), writingText('unknownCompanyHint')]
      : [writingText('unknownRating'), writingText('unknownRatingHint')];
  return (
    <Panel>
      <EmptyState
        picture={emptyNotFound}
        title={title}
        action={
          of === 'company' ? (
            <ButtonLink to={routes.home.build()}>{writingText('toSearch')}</ButtonLink>
          ) : (
            <ButtonLink to={routes.account.build()}>{writingText('toAccount')}</ButtonLink>
          )
        }
      >
        {hint}
      </EmptyState>
    </Panel>
  );
}
