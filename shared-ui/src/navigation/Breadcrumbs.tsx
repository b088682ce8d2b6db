import { t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import styled from '@emotion/styled';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../icon/Icon';
import { media } from '../theme/media';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.35rem;
  padding-block: var(--s-3);
  font-size: var(--t-meta);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }
`;

const Back = styled(Icon)`
  display: none;
`;

// On a phone only the way back to the page above is left, with an arrow that says so.
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  color: var(--ink-soft);
  ${media.phone} {
    &:not(:nth-last-of-type(2)) {
      display: none;
    }
    &:nth-last-of-type(2) > svg:last-child {
      display: none;
    }
    &:nth-last-of-type(2) > svg:first-of-type {
      display: block;
    }
  }
`;

export interface Crumb {
  label: string;
  /** Missing on the page one is on. */
  to?: string;
}

/** Where this page is: from the home page down, the last one being the page itself (SH-12). */
export const Breadcrumbs = ({ items }: { items: Crumb[] }) => (
  <nav aria-label={t('nav.breadcrumb')} data-print="hide">
    <List>
      {items.map(({ label, to }) =>
        to ? (
          <Item key={label}>
            <Back of={ArrowLeft} size="small" />
            <Link to={to}>{label}</Link>
            <Icon of={ChevronRight} size="small" />
          </Item>
        ) : (
          <Item key={label}>
            <span aria-current="page">{label}</span>
          </Item>
        ),
      )}
    </List>
  </nav>
);
