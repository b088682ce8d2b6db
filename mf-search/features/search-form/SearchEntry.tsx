import { t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Panel, Section, Stack } from '@care/ui';
import { emptyFilters } from '@care/contracts/search';
import { searchCrumbs } from '../search/crumbs';
import { type SentForm } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { FinderForm } from './search-form';
import { judgeCandidates, type FormProblem } from './settle-form';
import type { CriteriaField } from './search-form-values';

interface SearchEntryProps {
  form: SentForm;
  title: string;
  lead: string;
  /** Accessible name of the form. */
  label: string;
  criteria: CriteriaField;
}

/** The form on a page of its own: a new search, or a search that cannot start and the reason why (SR-19, SR-21). */
export function SearchEntry({ form, title, lead, label, criteria }: SearchEntryProps) {
  const problem = useProblem(form);
  const { filters, cityText } = form;
  return (
    <Container>
      <Breadcrumbs items={searchCrumbs(emptyFilters(filters.searchType), null)} />
      <Section>
        <Stack>
          <Heading level={1}>{title}</Heading>
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
