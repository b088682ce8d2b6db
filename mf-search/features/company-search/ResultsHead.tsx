import type { SearchFilters } from '@care/contracts/search';
import type { Ranking } from '@care/contracts/schemas';
import { VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { ActiveFilters } from '../filters/ActiveFilters';
import { SaveSearchButton } from '../save-search/SaveSearchButton';
import { searchText } from '../../texts';
import { RankingNote } from './RankingNote';
import { ResultsHeading, useHeadingFocus, type Counted } from './ResultsHeading';
import { SortField } from './SortField';

/** The id of the results heading. */
export const RESULTS_HEADING_ID = 'treffer';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding-bottom: var(--s-4);
`;
const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-items: center;
  justify-content: space-between;
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
  return (
    <>
      <Head>
        <ResultsHeading id={RESULTS_HEADING_ID} ref={heading} title={title} counts={counts} answer={answer} />
        {answer && <SaveSearchButton filters={filters} isEmpty={answer.count === 0} />}
        <ActiveFilters filters={filters} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
        {answer && answer.count > 0 && (
          <Order data-print="hide">
            <SortField filters={filters} />
            <RankingNote text={rankingText} ranking={answer.meta.ranking} />
          </Order>
        )}
      </Head>
      <VisuallyHidden as="h2">{searchText('results.heading')}</VisuallyHidden>
    </>
  );
}
