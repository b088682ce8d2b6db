import { Link } from '@care/contracts/router';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { chosenForced } from '../theme/media';

/**
 * A row of tabs that scrolls horizontally if it is too narrow. The focus outline is inside the tabs, where it is not
 * cut off.
 */
const Row = styled.nav`
  display: flex;
  gap: var(--s-1);
  overflow-x: auto;
  padding-inline: 4px;
  border-bottom: 2px solid var(--line);
  scrollbar-width: thin;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.25rem;
  padding: 0.4rem 1.1rem;
  margin-bottom: -2px;
  border-bottom: 4px solid transparent;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--blue-50);
  }
  &[aria-current] {
    border-bottom-color: var(--blue-700);
    color: var(--blue-700);
    font-weight: 700;
    ${chosenForced}
  }
  &:focus-visible {
    outline-offset: -5px !important;
    box-shadow: inset 0 0 0 5px var(--lamp-400) !important;
  }
`;

export interface TabLink {
  to: string;
  label: ReactNode;
  active: boolean;
}

/** Scrolls the row, not the page, so that the current tab is in the middle. */
function centerInRow(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  const { left, width } = tab.getBoundingClientRect();
  const rowRect = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - rowRect.left - rowRect.width / 2;
}

/** Tabs that are links to pages; one of them is the current page (PP-02). */
export const TabLinks = ({ items, label }: { items: readonly TabLink[]; label: string }) => (
  <Row aria-label={label}>
    {items.map(({ to, label: tabLabel, active }) => (
      <Tab
        key={to}
        to={to}
        aria-current={active ? 'page' : undefined}
        ref={active ? centerInRow : undefined}
        preventScrollReset
      >
        {tabLabel}
      </Tab>
    ))}
  </Row>
);
