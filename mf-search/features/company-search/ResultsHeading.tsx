import { t } from '@care/contracts';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import type { SearchMeta } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, type Ref } from 'react';
import { searchText } from '../../texts';

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
  answer: Counted | undefined;
  /** Counts of the town, below the title. */
  counts?: string | null;
  ref: Ref<HTMLHeadingElement>;
}

/**
 * The heading with the searched terms, and the number of hits below it. A screen reader announces each change of the
 * number.
 */
export const ResultsHeading = ({ id, title, answer, counts, ref }: ResultsHeadingProps) => (
  <div>
    <Title id={id} ref={ref} tabIndex={-1}>
      {title}
    </Title>
    {counts && <Meta>{counts}</Meta>}
    <Meta role="status">{answer && countText(answer)}</Meta>
  </div>
);

/** "64 Treffer · 11–20 von 64" */
function countText({ count, results, meta: { page } }: Counted): string {
  const hits = t('search.resultsCount', { count });
  if (count <= SEARCH_PAGE_SIZE) return hits;
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return searchText('results.summary', {
    count: hits,
    range: t('search.range', { from, to: from + results.length - 1, count }),
  });
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
