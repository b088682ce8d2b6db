import { t, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Panel, Section, Stack } from '@care/ui';
import { emptyFilters, type SearchFilters, type SearchType } from '@care/contracts/search';
import type { ReactNode } from 'react';
import { readSearch, type SentForm } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { searchCrumbs } from '../search/search-words';
import { searchName } from '../search/searches';
import { FinderForm } from './search-form';
import { judgeCandidates, type FormProblem } from './settle-form';
import type { CriteriaField } from './search-form-values';

interface SearchPageProps extends Omit<SearchEntryProps, 'form'> {
  place: PageProps;
  searchType: SearchType;
  results: (filters: SearchFilters) => ReactNode;
}

/** The page of a search: its results, or the form if the address has no place or other criterion (SR-01 to SR-03). */
export function SearchPage({ place, searchType, results, ...entry }: SearchPageProps) {
  const request = readSearch(place, searchType);
  if (request.kind === 'results') return results(request.filters);
  return <SearchEntry key={place.url.search} form={request.form} {...entry} />;
}

interface SearchEntryProps {
  form: SentForm;
  lead: string;
  /** Accessible name of the form. */
  label: string;
  criteria: CriteriaField;
}

/** The form on a page of its own: a new search, or a search that cannot start and the reason why (SR-19, SR-21). */
function SearchEntry({ form, lead, label, criteria }: SearchEntryProps) {
  const problem = useProblem(form);
  const { filters, cityText } = form;
  return (
    <Container>
      <Breadcrumbs items={searchCrumbs(emptyFilters(filters.searchType), null)} />
      <Section>
        <Stack>
          <Heading level={1}>{searchName(filters.searchType)}</Heading>
          <Lead>{form.isSent ? t('errors.chooseLocation') : lead}</Lead>
          <Panel>
            <FinderForm
              label={label}
              criteria={criteria}
              applied={{ ...filters, city: null }}
              typedCity={cityText ?? undefined}
              problem={problem}
            />
          </Panel>
        </Stack>
      </Section>
    </Container>
  );
}

/** Repeats the loader's check with the answer that the loader has left in the store. */
function useProblem(form: SentForm): FormProblem | undefined {
  const { currentData, error } = searchApi.suggest.useQuery(
    { phrase: form.cityText ?? '', complete: true },
    { skip: form.cityText === null },
  );
  if (!form.isSent || (form.cityText !== null && !currentData && !error)) return undefined;
  const judged = judgeCandidates(form, currentData, error);
  return judged.kind === 'problem' ? judged.problem : undefined;
}
