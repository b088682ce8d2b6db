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

/** Tabs that change the address: links, of which one is the current page (PP-02). */
export const TabLinks = ({ items, label }: { items: readonly TabLink[]; label: string }) => (
  <Row aria-label={label}>
    {items.map(({ to, label: words, active }) => (
      <Tab key={to} to={to} aria-current={active ? 'page' : undefined} preventScrollReset>
        {words}
      </Tab>
    ))}
  </Row>
);
