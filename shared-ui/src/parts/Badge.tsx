import { Link as RouterLink } from '@care/contracts/router';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { BadgeCheck, Bell, Briefcase, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';

export type BadgeKind = 'hire' | 'wanted' | 'confirmed' | 'ad' | 'new' | 'plain';

const colors: Record<BadgeKind, string> = {
  hire: 'background:var(--green-100);color:var(--green-700);',
  wanted: 'background:var(--lamp-100);color:var(--lamp-text);',
  confirmed: 'color:var(--blue-700);padding-inline:0;',
  ad: 'border:1px solid var(--line-strong);font-weight:500;',
  new: 'background:var(--blue-100);color:var(--blue-700);',
  plain: 'background:var(--gray-100);color:var(--ink);',
};

const icons: Partial<Record<BadgeKind, LucideIcon>> = { hire: Briefcase, wanted: Bell, confirmed: BadgeCheck };

const base = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  padding: 0.2rem 0.65rem;
  border-radius: var(--r-small);
  font-size: var(--t-meta);
  line-height: 1.4;
  font-weight: 600;
  text-decoration: none;
  hyphenate-limit-chars: auto;
  @media (forced-colors: active) {
    padding-inline: 0.65rem;
    border: 2px solid CanvasText;
  }
`;

const BadgeText = styled('span', ownProps('kind'))<{ kind: BadgeKind }>(base, ({ kind }) => colors[kind]);

// As high as a badge without a link; the area for fingers is larger. Its z-index is above the card's stretched link.
const BadgeLink = styled(RouterLink, ownProps('kind'))<{ kind: BadgeKind }>(
  base,
  ({ kind }) => colors[kind],
  'position:relative;z-index:2;&::after{content:"";position:absolute;inset:-0.5rem 0;}&:hover{background:var(--green-200);color:var(--green-800);text-decoration:underline;}',
);

interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
  /** Page with details: „Wir stellen ein“ links to the job offers. */
  to?: string;
  title?: string;
}

/** A short fact with colour and icon; use at most three beside each other. */
export function Badge({ kind, children, to, title }: BadgeProps) {
  const icon = icons[kind];
  const content = (
    <>
      {icon && <Icon of={icon} size="small" />}
      <span>{children}</span>
    </>
  );
  return to ? (
    <BadgeLink kind={kind} to={to} title={title}>
      {content}
    </BadgeLink>
  ) : (
    <BadgeText kind={kind} title={title}>
      {content}
    </BadgeText>
  );
}
