import { formatRadius, routes, t } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import { Button, LiveRegion } from '@care/ui';
import { Segment, SegmentOption } from '@care/ui/field';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { tt } from '../../texts';
import { CityCandidates } from './CityCandidates';
import { CityField } from './CityField';
import { HiddenFields } from './HiddenFields';
import { problemText } from './problem-text';
import type { FormProblem } from './settle-form';
import { useSearchForm } from './use-search-form';
import type { SearchCriteria, CriteriaField, CriteriaFieldProps } from './criteria-field';

const Layout = styled.form`
  display: grid;
  gap: var(--s-4);
  align-items: end;
`;
const Radii = styled.fieldset`
  display: grid;
  min-width: 0;
  & > legend {
    margin-bottom: 0.4rem;
    font-weight: 600;
    line-height: 1.35;
  }
`;
const Submit = styled(Button)`
  min-height: var(--size-field);
`;

export interface SearchFormProps {
  label: string;
  /** The field between place and radius. */
  criteria: CriteriaField;
  /** What each of its choices would give. */
  facets?: CriteriaFieldProps['facets'];
  /** The search that is on the page: prefills the form, and what the form does not ask for is kept (SR-05). */
  applied: SearchFilters;
  /** The applied city by name. */
  cityName?: string;
  /** Typed text that was sent without being a place yet. */
  typedCity?: string;
  /** Why what was sent is no search. */
  problem?: FormProblem;
  /** A radius chosen for the place that is already being searched; without it the radius counts on submit. */
  onRadius?: (radius: Radius) => void;
  /** The same for care form or qualifications. */
  onCriteria?: (criteria: Partial<SearchCriteria>) => void;
  /** The search goes to another address. */
  onSearch?: () => void;
  className?: string;
}

// Blue leads to care, green leads to work.
const isCare = ({ searchType }: SearchFilters): boolean => searchType === 'pflegeanbieter';

/** Place, care form or qualifications, radius: an ordinary GET form, which the script spares a page load (SR-03, SR-07). */
export function SearchForm(props: SearchFormProps) {
  const { label, applied, className, criteria: CriteriaField } = props;
  const form = useSearchForm(props);
  const error = form.problem && problemText(form.problem);
  return (
    <>
      <Layout
        role="search"
        aria-label={label}
        method="get"
        action={routes.search.build({ searchType: applied.searchType })}
        onSubmit={form.submit}
        className={className}
      >
        <CityField
          ref={form.cityInput}
          initialText={form.initialText}
          error={error}
          onText={form.typeCity}
          onPick={form.pickCity}
        />
        <CriteriaField chosen={form.criteria} applied={applied} facets={props.facets} onChange={form.chooseCriteria} />
        <Radii>
          <legend>{t('search.radiusLabel')}</legend>
          <Segment>
            {RADIUS_OPTIONS.map((radius) => (
              <SegmentOption
                key={radius}
                name="radiusField"
                value={radius}
                checked={form.radius === radius}
                onChange={() => form.chooseRadius(radius)}
              >
                {formatRadius(radius)}
              </SegmentOption>
            ))}
          </Segment>
        </Radii>
        <HiddenFields filters={{ ...applied, services: [], qualifications: [], radius: DEFAULT_RADIUS }} />
        <Submit
          type="submit"
          variant={isCare(applied) ? 'primary' : 'secondaryGreen'}
          icon={Search}
          loading={form.isBusy}
          loadingText={tt('form.searching')}
        >
          {t('search.submit')}
        </Submit>
      </Layout>
      {form.problem?.kind === 'ambiguous-city' && (
        <CityCandidates
          places={form.problem.places}
          pathOf={(city) => searchPath(form.searchIn(city))}
          onPick={props.onSearch}
        />
      )}
      {/* A refused submit moves the focus to the field, which then speaks for itself; a refused radius does not. */}
      <LiveRegion assertive message={form.radiusRefused && error ? error : ''} />
    </>
  );
}
