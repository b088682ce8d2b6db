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

/** Brings the middle of the current tab to the middle of a row that scrolls, and leaves the page where it is. */
function bringIntoRow(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  const { left, width } = tab.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
}

/** Tabs that change the address: links, of which one is the current page (PP-02). */
export const TabLinks = ({ items, label }: { items: readonly TabLink[]; label: string }) => (
  <Row aria-label={label}>
    {items.map(({ to, label: words, active }) => (
      <Tab
        key={to}
        to={to}
        aria-current={active ? 'page' : undefined}
        ref={active ? bringIntoRow : undefined}
        preventScrollReset
      >
        {words}
      </Tab>
    ))}
  </Row>
);
