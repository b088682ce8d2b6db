import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { css } from '@emotion/react';
import { Link as RouterLink } from '@care/contracts/router';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';

/** The style of a chip that is on or open. */
export const CHIP_ON_STYLE =
  'border-color:var(--blue-700);background:var(--blue-100);color:var(--blue-700);font-weight:600;@media (forced-colors: active){forced-color-adjust:none;background:Highlight;color:HighlightText;}';

/** The style of a chip, for other elements. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--size-touch);
  padding: 0.35rem 0.85rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;
  hyphenate-limit-chars: auto;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
    background: var(--gray-50);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    ${CHIP_ON_STYLE}
  }
`;

const ChipButton = styled('button', ownProps('on'))<{ on?: boolean }>(chipStyle, ({ on }) => on && CHIP_ON_STYLE);
const ChipAnchor = styled(RouterLink, ownProps('on'))<{ on?: boolean }>(chipStyle, ({ on }) => on && CHIP_ON_STYLE);

interface ChipLook {
  /** After the label, for example an arrow for a menu or a cross for removal. */
  icon?: LucideIcon;
  on?: boolean;
}

export interface ChipProps extends ChipLook, ButtonHTMLAttributes<HTMLButtonElement> {}

/** A filter chip: opens a menu (`aria-expanded`), toggles (`aria-pressed`) or can be removed (`on` with a cross). */
export const Chip = ({ icon, children, type = 'button', ...rest }: ChipProps) => (
  <ChipButton {...rest} type={type}>
    <span>{children}</span>
    {icon && <Icon of={icon} size="small" />}
  </ChipButton>
);

/** A chip as a link, which works without script. */
export const ChipLink = ({ icon, children, ...rest }: ChipLook & ComponentProps<typeof RouterLink>) => (
  <ChipAnchor {...rest}>
    <span>{children}</span>
    {icon && <Icon of={icon} size="small" />}
  </ChipAnchor>
);
