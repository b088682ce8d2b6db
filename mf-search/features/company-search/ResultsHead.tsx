import { t } from '@care/contracts';
import type { SearchFilters } from '@care/contracts/search';
import type { Ranking, SearchMeta } from '@care/contracts/schemas';
import { media, Meta, Row, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import { useEffect, useRef } from 'react';
import { ActiveFilters } from '../filters/ActiveFilters';
import { RESULTS_HEADING_ID } from '../map/MapColumn';
import { SaveSearchButton } from '../save-search/SaveSearchButton';
import { searchText } from '../../texts';
import { RankingNote } from './RankingNote';
import { SortField } from './SortField';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding-bottom: var(--s-3);
`;
const Tools = styled(Row)`
  row-gap: var(--s-2);
  ${media.phone} {
    column-gap: var(--s-2);
  }
`;
const Found = styled.p`
  flex: none;
  min-height: 1lh;
  font-weight: 600;
  ${media.phone} {
    font-size: var(--t-meta);
  }
`;
const Order = styled(Row)`
  gap: 0 var(--s-5);
`;

export interface ResultsHeadProps {
  filters: SearchFilters;
  title: string;
  /** Counts of the town, below the title. */
  counts?: string | null;
  answer: (Counted & { meta: { ranking: Ranking } }) | undefined;
  /** How this search sorts its hits. */
  rankingText: string;
}

/** Heading, number of hits, active filters and the order of the hits. */
export function ResultsHead({ filters, title, counts, answer, rankingText }: ResultsHeadProps) {
  const heading = useHeadingFocus(filters.page);
  const range = answer && rangeText(answer);
  return (
    <>
      <Head>
        <div>
          <Title id={RESULTS_HEADING_ID} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {counts && <Meta>{counts}</Meta>}
        </div>
        <Tools>
          <Found role="status">
            {answer && t('search.resultsCount', { count: answer.count })}
            {range && <VisuallyHidden>{searchText('results.part', { range })}</VisuallyHidden>}
          </Found>
          {answer && answer.count > 0 && <SortField filters={filters} />}
          {answer && <SaveSearchButton filters={filters} isEmpty={answer.count === 0} />}
        </Tools>
        <ActiveFilters filters={filters} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
        {answer && answer.count > 0 && (
          <Order between data-print="hide">
            <RankingNote text={rankingText} ranking={answer.meta.ranking} />
            {answer.meta.ranking.sort.startsWith('rating') && <Meta>{searchText('results.weighed')}</Meta>}
            {range && filters.page > 1 && <Meta aria-hidden="true">{range}</Meta>}
          </Order>
        )}
      </Head>
      <VisuallyHidden as="h2">{searchText('results.heading')}</VisuallyHidden>
    </>
  );
}

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

/** "11–20 von 64": the hits of this page; undefined if all hits are on one page. */
function rangeText({ count, results, meta: { page } }: Counted): string | undefined {
  if (count <= SEARCH_PAGE_SIZE) return undefined;
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return t('search.range', { from, to: from + results.length - 1, count });
}

/** Moves the focus to the heading after a change of page, because the clicked link may no longer exist. */
function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
