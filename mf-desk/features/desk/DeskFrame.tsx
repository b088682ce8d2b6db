import { asApiError, routes, t } from '@care/contracts';
import { Alert, Breadcrumbs, Container, Heading, Loading, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { deskText } from './texts';

const Page = styled(Container)`
  padding-bottom: var(--s-section);
  overflow-wrap: anywhere;
`;

export const DESK_TITLE_ID = 'verwaltung';

interface DeskFrameProps {
  title: string;
  /** The last breadcrumb of a page below the list. */
  crumb?: string | undefined;
  children: ReactNode;
}

export const DeskFrame = ({ title, crumb, children }: DeskFrameProps) => (
  <Page>
    <Breadcrumbs
      items={[
        { label: t('nav.home'), to: routes.home.build() },
        ...(crumb === undefined
          ? [{ label: deskText('title') }]
          : [{ label: deskText('title'), to: routes.desk.build() }, { label: crumb }]),
      ]}
    />
    <Stack>
      <Heading level={1} id={DESK_TITLE_ID} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Page>
);

/** Whether the API has refused because the account is not one of STAFF. */
export function isRefused(error: unknown): boolean {
  const failure = error === undefined ? undefined : asApiError(error);
  return failure?.kind === 'http' && failure.status === 403;
}

export const RefusedAccount = () => (
  <DeskFrame title={deskText('title')}>
    <Alert kind="warn" title={deskText('refused')} announce="none" />
  </DeskFrame>
);

export const DeskSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="14rem" />
      <Skeleton height="4rem" />
      <Skeleton height="16rem" />
    </Stack>
  </Loading>
);
