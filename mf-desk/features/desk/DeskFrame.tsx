import { asApiError, routes, t } from '@care/contracts';
import { Alert, Breadcrumbs, Container, Heading, Loading, Skeleton, Stack, StandaloneLink } from '@care/ui';
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

/** A paragraph that keeps the line breaks of what a person typed. */
export const PlainText = styled.p`
  white-space: pre-line;
`;

/** Shows everything again. The link disappears with its message, so the focus moves to the heading of the page. */
export const ResetLink = ({ to }: { to: string }) => (
  <p ref={focusTitleOnRemoval}>
    <StandaloneLink to={to}>{deskText('reset')}</StandaloneLink>
  </p>
);

const focusTitleOnRemoval = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) document.getElementById(DESK_TITLE_ID)?.focus();
};
