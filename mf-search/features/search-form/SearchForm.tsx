import { routes, t, formatRadius } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { searchPath } from '@care/contracts/search';
import { apiErrorMessage, Button, LiveRegion } from '@care/ui';
import { Form, HeldFields } from '@care/ui/form';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useRef, type FormEventHandler, type RefObject } from 'react';
import { Segment, SegmentOption } from '@care/ui/field';
import { searchText } from '../../texts';
import { CityCandidates } from './CityCandidates';
import { CityField } from './CityField';
import { HiddenFields } from './HiddenFields';
import {
  fieldNames,
  filtersIn,
  isSameValue,
  textOfCity,
  type SearchFormProps,
  type SearchFormValues,
} from './search-form-values';
import type { FormProblem } from './settle-form';
import { useSearchFields, useSearchForm } from './use-search-form';

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
        <CityField
          ref={cityInput}
          initialText={textOfCity(props)}
          error={error}
          onText={fields.typeCity}
          onPick={fields.pickCity}
        />
        <CriteriaField chosen={values} applied={applied} facets={props.facets} onChange={fields.chooseCriteria} />
        <RadiusField chosen={values.radiusField} onChange={fields.chooseRadius} />
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

/** The radius around the place (SR-07). */
const RadiusField = ({ chosen, onChange }: { chosen: Radius; onChange: (radius: Radius) => void }) => (
  <Radii>
    <legend>{t('search.radiusLabel')}</legend>
    <Segment>
      {RADIUS_OPTIONS.map((radius) => (
        <SegmentOption
          key={radius}
          name="radiusField"
          value={radius}
          checked={chosen === radius}
          onChange={() => onChange(radius)}
        >
          {formatRadius(radius)}
        </SegmentOption>
      ))}
    </Segment>
  </Radii>
);
