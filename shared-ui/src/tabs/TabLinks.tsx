import { Link } from '@care/contracts/router';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tabLook, tabRow } from './tab-styles';

const Row = styled.nav(tabRow);
const Tab = styled(Link)(tabLook);

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
