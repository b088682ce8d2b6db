import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';

export type AlertKind = 'info' | 'success' | 'warn' | 'error';

const looks: Record<AlertKind, { ground: string; edge: string; icon: LucideIcon }> = {
  info: { ground: '--blue-50', edge: '--blue-700', icon: Info },
  success: { ground: '--green-50', edge: '--green-700', icon: CircleCheck },
  warn: { ground: '--lamp-100', edge: '--star', icon: TriangleAlert },
  error: { ground: '--red-50', edge: '--red-700', icon: CircleAlert },
};

const Box = styled('div', ownProps('kind'))<{ kind: AlertKind }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.9rem;
  max-width: 60rem;
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-field);
  border-inline-start: 6px solid var(${({ kind }) => looks[kind].edge});
  background: var(${({ kind }) => looks[kind].ground});
  & > svg {
    width: 1.6rem;
    height: 1.6rem;
    margin-top: 0.1rem;
    color: var(${({ kind }) => looks[kind].edge});
  }
  & > div {
    min-width: 0;
  }
`;

/** The first line of an alert. On narrow pages it is hyphenated like a heading. */
export const AlertTitle = styled.p`
  hyphenate-limit-chars: auto;
  font-weight: 600;
`;

export interface AlertProps {
  kind: AlertKind;
  /** The event, in one sentence. */
  title?: ReactNode;
  /** The next step for the user. */
  children?: ReactNode;
  /** `auto` announces errors at once and all else politely; `none` is for content of the first render. */
  announce?: 'auto' | 'none';
  className?: string;
  id?: string;
  tabIndex?: number;
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page: blue informs, green confirms, yellow warns, red explains an error and how to fix it. */
export function Alert({ kind, title, children, announce = 'auto', ...rest }: AlertProps) {
  const role = announce === 'none' ? undefined : kind === 'error' ? 'alert' : 'status';
  return (
    <Box {...rest} kind={kind} role={role}>
      <Icon of={looks[kind].icon} />
      <div>
        {title && <AlertTitle>{title}</AlertTitle>}
        {children}
      </div>
    </Box>
  );
}
