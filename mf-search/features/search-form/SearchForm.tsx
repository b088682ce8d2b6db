import { routes, t, formatRadius, useAppDispatch } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import type { Radius } from '@care/contracts/constants';
import { searchPath } from '@care/contracts/search';
import { apiErrorMessage, Button, LiveRegion } from '@care/ui';
import { Form, HeldFields } from '@care/ui/form';
import styled from '@emotion/styled';
import { Search, MapPin } from 'lucide-react';
import { useRef, type FormEventHandler, type RefObject } from 'react';
import { Segment, SegmentOption } from '@care/ui/field';
import type { CityPlace } from '@care/contracts/schemas';
import { answerOf, Combobox } from '@care/ui/combobox';
import { searchText } from '../../texts';
import { CityCandidates } from './CityCandidates';
import { HiddenFields } from './HiddenFields';
import { fieldNames, filtersIn, isSameValue, textOfCity } from './search-form-values';
import type { SearchFormProps, SearchFormValues } from './search-form-values';
import type { FormProblem } from './settle-form';
import { useSearchFields, useSearchForm } from './use-search-form';
import { searchApi } from '../search/search-api';

const Layout = styled.form`
  display: grid;
  gap: var(--s-4);
  align-items: end;
`;
const Submit = styled(Button)`
  min-height: var(--size-field);
`;

/** The values change without a render of the form. Each field subscribes to its own value. */
const formState = { submitting: true };

/**
 * Place, care form or qualifications, radius. It is a normal GET form; the script avoids the page load (SR-03, SR-07).
 */
export function SearchForm(props: SearchFormProps) {
  const { cityInput, initialValues, submit } = useSearchForm(props);
  return (
    <Form<SearchFormValues>
      onSubmit={submit}
      initialValues={initialValues}
      initialValuesEqual={isSameValue}
      keepDirtyOnReinitialize
      subscription={formState}
    >
      {({ handleSubmit, submitting }) => (
        <Fields
          {...props}
          cityInput={cityInput}
          onSubmit={(event) => void handleSubmit(event)}
          isBusy={submitting ?? false}
        />
      )}
    </Form>
  );
}

interface FieldsProps extends SearchFormProps {
  cityInput: RefObject<HTMLInputElement | null>;
  onSubmit: FormEventHandler;
  isBusy: boolean;
}

function Fields({ cityInput, onSubmit, isBusy, ...props }: FieldsProps) {
  const { label, applied, className, criteria: CriteriaField } = props;
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const { values, problem, ...fields } = useSearchFields(props, formElement);
  const error = problem && problemText(problem);
  return (
    <>
      <Layout
        ref={formElement}
        role="search"
        aria-label={label}
        method="get"
        action={routes.search.build({ searchType: applied.searchType })}
        onSubmit={onSubmit}
        className={className}
      >
        <HeldFields names={fieldNames} isEqual={isSameValue} />
        <Combobox<CityPlace>
          ref={cityInput}
          name="cityField"
          label={t('search.city')}
          placeholder={t('search.cityPlaceholder')}
          // Towns and postcodes of the whole country. A failing call gives no suggestions (SR-06, SR-08).
          source={(phrase, signal) => answerOf(dispatch(searchApi.suggest.initiate({ phrase })), signal)}
          itemToString={({ name }) => name}
          itemKey={({ slug, zip_code, name }) => `${slug} ${zip_code} ${name}`}
          renderItem={(place) => <Suggestion place={place} />}
          initialText={textOfCity(props)}
          onText={fields.typeCity}
          onChange={fields.pickCity}
          debounceMs={PLACES_DEBOUNCE_MS}
          error={error}
          icon={MapPin}
          itemIcon={MapPin}
        />
        <CriteriaField chosen={values} applied={applied} facets={props.facets} onChange={fields.chooseCriteria} />
        <Radii>
          <legend>{t('search.radiusLabel')}</legend>
          <RadiusSegment name="radiusField" chosen={values.radiusField} onChange={fields.chooseRadius} />
        </Radii>
        <HiddenFields filters={{ ...applied, services: [], qualifications: [], radius: DEFAULT_RADIUS, box: null }} />
        <Submit
          type="submit"
          // Blue stands for care, green for work.
          variant={applied.searchType === 'pflegeanbieter' ? 'primary' : 'secondaryGreen'}
          icon={Search}
          loading={isBusy}
          loadingText={searchText('form.searching')}
        >
          {t('search.submit')}
        </Submit>
      </Layout>
      {problem?.kind === 'ambiguous-city' && (
        <CityCandidates
          places={problem.places}
          pathOf={(city) => searchPath(filtersIn(city, values, props))}
          onPick={props.onSearch}
        />
      )}
      {/* A refused submit moves the focus to the field, where its error is read. A refused radius does not. */}
      <LiveRegion assertive message={fields.radiusRefused && error ? error : ''} />
    </>
  );
}

/** The error message of the city field (SR-07, SR-19, SR-21). */
function problemText(problem: FormProblem): string {
  switch (problem.kind) {
    case 'place-missing':
      return t('errors.chooseLocation');
    case 'radius-without-place':
      return t('errors.emptyPlaceError');
    case 'unknown-city':
      return searchText('form.unknownCity');
    case 'ambiguous-city':
      return searchText('form.ambiguousCity');
    case 'no-answer':
      return apiErrorMessage(problem.error);
  }
}

const Radii = styled.fieldset`
  display: grid;
  & > legend {
    margin-bottom: 0.4rem;
    font-weight: 600;
    line-height: 1.35;
  }
`;

interface RadiusSegmentProps {
  name: string;
  chosen: Radius;
  onChange: (radius: Radius) => void;
}

/** The radius around the place (SR-07). */
export const RadiusSegment = ({ name, chosen, onChange }: RadiusSegmentProps) => (
  <Segment>
    {RADIUS_OPTIONS.map((radius) => (
      <SegmentOption
        key={radius}
        name={name}
        value={radius}
        checked={chosen === radius}
        onChange={() => onChange(radius)}
      >
        {formatRadius(radius)}
      </SegmentOption>
    ))}
  </Segment>
);

const State = styled.span`
  color: var(--ink-soft);
  font-weight: 400;
`;

/** The state distinguishes towns with the same name. It is left out if the name already contains it. */
const Suggestion = ({ place: { name, state } }: { place: CityPlace }) =>
  name.includes(state) ? (
    name
  ) : (
    <>
      {name} <State>{state}</State>
    </>
  );
