import { t, Slot, usePlatform } from '@care/contracts';
import { type SearchFilters, searchApiQuery, type SearchType } from '@care/contracts/search';
import type { Ranking, SearchMeta, SavedSearchKind } from '@care/contracts/schemas';
import { useFocusOnChange } from '@care/ui/more';
import { media, Meta, Row, VisuallyHidden, Stack, WithIcon, Button } from '@care/ui';
import styled from '@emotion/styled';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import { useState } from 'react';
import { Info, Bell } from 'lucide-react';
import { ActiveFilters } from '../filters/ActiveFilters';
import { RESULTS_HEADING_ID } from '../map/MapColumn';
import { searchText } from '../../texts';
import { HIDDEN, SortField } from './SortField';

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
  // The clicked link may no longer exist.
  const heading = useFocusOnChange<HTMLHeadingElement>(filters.page);
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

const Note = styled.details`
  min-width: 0;
  &[open] {
    flex-basis: 100%;
  }
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
    color: var(--blue-700);
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
`;
const NoteText = styled(Stack)`
  max-width: var(--size-measure);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-field);
  background: var(--blue-50);
`;
const Parameters = styled.ol`
  padding-inline-start: 1.4rem;
`;

interface RankingNoteProps {
  /** How this search sorts its hits. */
  text: string;
  ranking: Ranking;
}

/** Explains the order of the hits: the general rule, and the criteria of this search by weight. */
const RankingNote = ({ text, ranking }: RankingNoteProps) => (
  <Note>
    <summary>
      <WithIcon icon={Info} size="small">
        {t('search.rankingNote')}
      </WithIcon>
    </summary>
    <NoteText gap="small">
      <p>{text}</p>
      <p>{searchText('results.rankingNow')}</p>
      <Parameters>
        {ranking.parameters
          .toSorted((a, b) => b.weight - a.weight)
          .map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
      </Parameters>
    </NoteText>
  </Note>
);

const kinds: Record<SearchType, SavedSearchKind> = {
  pflegeanbieter: 'COMPANY',
  pflegepersonal: 'JOB_SEEKER',
  pflegejobs: 'JOB_OFFER',
};

/** The icon alone on phones; the label is for screen readers there. */
const Save = styled(Button)`
  ${media.phone} {
    width: var(--size-touch);
    padding: 0;
    & > span {
      ${HIDDEN}
    }
  }
`;

interface SaveSearchButtonProps {
  filters: SearchFilters;
  /** True for a search without hits: then the text offers an alert for the first hit (SR-19). */
  isEmpty: boolean;
}

/**
 * The button to save a search and get alerts. The dialog belongs to another slice and loads when the button is pressed.
 */
export function SaveSearchButton({ filters, isEmpty }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { slots } = usePlatform();
  if (!slots['search.save']) return null;
  const query = searchApiQuery({ ...filters, page: 1, sort: null }).slice(1);
  const Opener = isEmpty ? Button : Save;
  return (
    <div data-print="hide">
      <Opener variant={isEmpty ? 'bgNone' : 'secondaryGray'} size="small" icon={Bell} onClick={() => setOpen(true)}>
        {t(isEmpty ? 'search.emptyAlert' : 'search.saveSearch')}
      </Opener>
      {isOpen && (
        <Slot name="search.save" kind={kinds[filters.searchType]} query={query} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
