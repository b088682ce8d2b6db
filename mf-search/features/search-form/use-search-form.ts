import { useDispatch } from '@care/contracts';
import { DEFAULT_RADIUS, type Radius } from '@care/contracts/constants';
import { searchPath } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { useField, useForm, useFormState } from '@care/ui/form';
import { useRef, useState } from 'react';
import type { AppDispatch } from '../company-search/search-api';
import type { SearchFormProps } from './SearchForm';
import { criteriaOf, type SearchCriteria } from './criteria-field';
import { enteredForm, isCityUnchanged, textOfCity, type SearchFormValues } from './search-form-values';
import { settleForm, type FormProblem } from './settle-form';

/** Initial values and submit of the form (SR-03, SR-21). */
export function useSearchForm(props: SearchFormProps) {
  const { applied, onSearch } = props;
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const cityInput = useRef<HTMLInputElement>(null);
  // The city field reads its text once.
  const [cityField] = useState(textOfCity(props));
  const initialValues: SearchFormValues = {
    cityField,
    picked: null,
    ...criteriaOf(applied),
    radiusField: applied.radius,
  };
  const submit = async (values: SearchFormValues) => {
    const settled = await settleForm(dispatch, enteredForm(values, props));
    if (settled.kind === 'problem') {
      cityInput.current?.focus();
      return { cityField: settled.problem };
    }
    onSearch?.();
    void navigate(searchPath(settled.filters));
    return undefined;
  };
  return { cityInput, initialValues, submit };
}

/** The fields inside the form and the rules between them (SR-07, SR-08). */
export function useSearchFields(props: SearchFormProps) {
  const { applied, onRadius, onCriteria } = props;
  const form = useForm<SearchFormValues>();
  const { values } = useFormState<SearchFormValues>({ subscription: { values: true } });
  const [radiusRefused, setRadiusRefused] = useState(false);
  const submitProblem = useSubmitProblem(props.problem);
  const problem: FormProblem | undefined = radiusRefused ? { kind: 'radius-without-place' } : submitProblem;
  const isUnchanged = isCityUnchanged(values, props);

  return {
    values,
    problem,
    radiusRefused,
    typeCity: (text: string) => {
      form.change('cityField', text);
      setRadiusRefused(false);
    },
    pickCity: (place: CityPlace | null) => form.change('picked', place),
    chooseCriteria: (change: Partial<SearchCriteria>) => {
      form.batch(() => {
        if (change.services) form.change('services', change.services);
        if (change.qualifications) form.change('qualifications', change.qualifications);
      });
      if (isUnchanged) onCriteria?.(change);
    },
    chooseRadius: (radius: Radius) => {
      if (values.cityField.trim() === '' && applied.lat === null) {
        form.change('radiusField', DEFAULT_RADIUS);
        setRadiusRefused(true);
        return;
      }
      form.change('radiusField', radius);
      if (isUnchanged) onRadius?.(radius);
    },
  };
}

/** Why the form that was sent is no search: by the last submit, before it by the page. Another text clears it. */
function useSubmitProblem(ofPage: FormProblem | undefined): FormProblem | undefined {
  const { meta } = useField<string>('cityField');
  if (meta.submitFailed || meta.submitSucceeded)
    return meta.modifiedSinceLastSubmit ? undefined : (meta.submitError as FormProblem | undefined);
  return meta.modified ? undefined : ofPage;
}
