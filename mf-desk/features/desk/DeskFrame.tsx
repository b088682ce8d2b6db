import { hasStatus, routes } from '@care/contracts';
import { Alert, Heading, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { deskText } from './texts';
import { Placeholder, PageFrame } from '@care/ui/more';

export const DESK_TITLE_ID = 'verwaltung';

interface DeskFrameProps {
  title: string;
  /** The last breadcrumb of a page below the list. */
  crumb?: string | undefined;
  children: ReactNode;
}

/** The frame of all pages of the desk. */
export const DeskFrame = ({ title, crumb, children }: DeskFrameProps) => (
  <PageFrame
    title={crumb ?? deskText('title')}
    above={crumb === undefined ? [] : [{ label: deskText('title'), to: routes.desk.build() }]}
    head={
      <Heading level={1} id={DESK_TITLE_ID} tabIndex={-1}>
        {title}
      </Heading>
    }
  >
    {children}
  </PageFrame>
);

const FORBIDDEN = 403;

/** Whether the API has refused because the account is not one of STAFF. */
export const isRefused = (error: unknown): boolean => hasStatus(error, FORBIDDEN);

export const RefusedAccount = () => (
  <DeskFrame title={deskText('title')}>
    <Alert kind="warn" title={deskText('refused')} announce="none" />
  </DeskFrame>
);

export const DeskSkeleton = () => <Placeholder of={[{ width: '14rem' }, '4rem', '16rem']} />;

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
