import { t } from '@care/contracts';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import type { SearchMeta } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, type Ref } from 'react';

const Title = styled.h1`
  font-size: var(--t-h2);
  line-height: var(--l-h2);
`;

/** The fields that the answers of all three searches have. */
export interface Counted {
  count: number;
  results: readonly unknown[];
  meta: Pick<SearchMeta, 'page'>;
}

interface ResultsHeadingProps {
  id: string;
  title: string;
  /** Counts of the town, below the title. */
  counts?: string | null;
  ref: Ref<HTMLHeadingElement>;
}

/** The heading with the searched terms. */
export const ResultsHeading = ({ id, title, counts, ref }: ResultsHeadingProps) => (
  <div>
    <Title id={id} ref={ref} tabIndex={-1}>
      {title}
    </Title>
    {counts && <Meta>{counts}</Meta>}
  </div>
);

/** "11–20 von 64": the hits of this page; undefined if all hits are on one page. */
export function rangeText({ count, results, meta: { page } }: Counted): string | undefined {
  if (count <= SEARCH_PAGE_SIZE) return undefined;
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return t('search.range', { from, to: from + results.length - 1, count });
}

/** Moves the focus to the heading after a change of page, because the clicked link may no longer exist. */
export function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
