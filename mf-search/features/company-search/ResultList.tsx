import type { SearchFilters } from '@care/contracts/search';
import type { CompanySearchAnswer } from '@care/contracts/schemas';
import { defaultPictures } from '@care/ui/illustrations';
import { enquiryPath, request, useSession } from '@care/contracts';
import { StandaloneLink } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { searchText } from '../../texts';
import { CompanyCard } from '../company-card/CompanyCard';
import { providerKey } from '../map/map-hits';
import { HighlightedItem } from '../map/HighlightedItem';
import { PagedList } from './PagedList';

/**
 * The first cards are visible without scrolling, so their pictures load eagerly. One of them is often the largest
 * paint.
 */
const EAGER_CARDS = 2;

interface ResultListProps {
  filters: SearchFilters;
  answer: CompanySearchAnswer;
}

export function ResultList({ filters, answer: { results, meta } }: ResultListProps) {
  useCountedHits(results.map(({ id }) => id));
  const { parts, choice, begin } = useEnquiryChoice();
  const drawn = defaultPictures(results.map(({ id, services }) => ({ id, careForm: services[0]?.value })));
  return (
    <>
      {/* Without script the page of the enquiry says how to choose. */}
      <StandaloneLink to={enquiryPath([])} onClick={begin}>
        {searchText('enquire')}
      </StandaloneLink>
      <PagedList filters={filters} pages={meta.pages}>
        {results.map((company, index) => (
          <HighlightedItem key={company.id} pins={[providerKey(company.id)]}>
            <CompanyCard company={company} search={filters} drawn={drawn[index]} eager={index < EAGER_CARDS} />
            {parts && <parts.EnquiryBox company={company} {...choice} />}
          </HighlightedItem>
        ))}
      </PagedList>
      {parts && <parts.EnquiryBar {...choice} />}
    </>
  );
}

/** The pages of results that were counted since the document was loaded, so that going back counts nothing again. */
const counted = new Set<string>();

/**
 * Counts the providers on a page of results as found (AC-16), with one request. The browser counts, so that programs
 * that read pages or the API do not. It waits for the session, because an owner's own provider does not count.
 */
export function useCountedHits(companies: readonly number[]): void {
  const isKnown = useSession().status !== 'loading';
  const ids = companies.join();
  useEffect(() => {
    if (!isKnown || !ids || counted.has(ids)) return;
    counted.add(ids);
    void request({ url: '/company/hits/', body: { companies: ids.split(',').map(Number) } });
  }, [isKnown, ids]);
}

const fetchChoice = () => import('./EnquiryChoice');

/** The providers chosen for one enquiry, on all pages of the results; the code for it is loaded when somebody begins. */
function useEnquiryChoice() {
  const { lazy, load } = useLazyModule(fetchChoice);
  const [chosen, onChoose] = useState<readonly number[]>([]);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    load();
  };
  return { parts: lazy.kind === 'ready' ? lazy.module : undefined, choice: { chosen, onChoose }, begin };
}
