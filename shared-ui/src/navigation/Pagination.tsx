import { formatNumber, t } from '@care/contracts';
import { Link } from '@care/contracts/router';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { moveFocusOnRemoval } from '../feedback/move-focus-on-removal';
import { Icon } from '../icon/Icon';
import { chosenForced, media } from '../theme/media';

export type PageWindowEntry = number | 'gap';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/**
 * The page numbers to show: the first, the last and a window around the active one, at most `max` numbers; 'gap' marks
 * pages left out (SR-17, RV-01).
 */
export function pageWindow(active: number, count: number, max: number): PageWindowEntry[] {
  if (count <= max) return range(1, count);
  const inner = Math.max(max - 2, 1);
  const start = Math.min(Math.max(active - Math.floor(inner / 2), 2), count - inner);
  const end = start + inner - 1;
  return [1, ...gapIf(start > 2), ...range(start, end), ...gapIf(end < count - 1), count];
}

const gapIf = (hasGap: boolean): PageWindowEntry[] => (hasGap ? ['gap'] : []);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  justify-content: center;
  & a,
  & li > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--size-touch);
    min-height: var(--size-touch);
    padding: 0.25rem 0.75rem;
    border-radius: var(--r-field);
    text-decoration: none;
    font-weight: 600;
  }
  ${media.phone} {
    gap: 2px;
    & a {
      min-width: min(var(--size-touch), 10.5vw);
      padding-inline: 0.2rem;
    }
    & li > span {
      min-width: 0.75rem;
      padding-inline: 0;
    }
  }
  & a {
    border: 2px solid var(--line-strong);
    background: var(--surface);
  }
  & a:hover {
    background: var(--blue-50);
    border-color: var(--blue-700);
  }
  & a[aria-current] {
    background: var(--blue-700);
    border-color: var(--blue-700);
    color: var(--surface);
    ${chosenForced}
  }
`;

interface PaginationProps {
  /** The current page, starting at 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** The maximum number of page numbers. */
  max?: number;
  label?: string;
  /** For lists inside a page: keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** The `rel` of the link to `target` on the page `page` (SR-17). */
const relOf = (target: number, page: number): 'prev' | 'next' | 'canonical' | undefined =>
  target === page ? 'canonical' : target === page - 1 ? 'prev' : target === page + 1 ? 'next' : undefined;

/** Numbered links around the current page; renders nothing for a single page (SR-17). */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, max = 5, label = t('pagination.label'), preventScrollReset } = props;
  if (pageCount < 2) return null;
  const linkTo = (target: number) => ({ to: hrefFor(target), rel: relOf(target, page), preventScrollReset });
  const step = (target: number, name: string, icon: typeof ChevronLeft) => (
    <li key={name}>
      <Link {...linkTo(target)} aria-label={name}>
        <Icon of={icon} />
      </Link>
    </li>
  );
  return (
    // The key removes the pressed link, so that the focus moves to the start of the next page.
    <nav
      key={preventScrollReset ? undefined : page}
      ref={preventScrollReset ? undefined : moveFocusOnRemoval}
      aria-label={label}
      data-print="hide"
    >
      <List>
        {page > 1 && step(page - 1, t('pagination.prev'), ChevronLeft)}
        {pageWindow(page, pageCount, max).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                {...linkTo(entry)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={t(entry === page ? 'pagination.currentPage' : 'pagination.page', { page: entry })}
              >
                {formatNumber(entry)}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && step(page + 1, t('pagination.next'), ChevronRight)}
      </List>
    </nav>
  );
}
