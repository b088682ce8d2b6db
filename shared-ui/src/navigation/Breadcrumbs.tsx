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

const BackIcon = styled(Icon)`
  display: none;
`;

// On phones only the link to the parent page is shown, with a back arrow.
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
  /** Undefined for the current page. */
  to?: string;
}

/** The path from the home page to the current page, which is the last item (SH-12). */
export const Breadcrumbs = ({ items }: { items: Crumb[] }) => (
  <nav aria-label={t('nav.breadcrumb')} data-print="hide">
    <List>
      {items.map(({ label, to }) =>
        to ? (
          <Item key={label}>
            <BackIcon of={ArrowLeft} size="small" />
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
