import { useAppDispatch } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { parseSearchForm, searchPath, type SearchType } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { useField, useForm, useFormState, useIfShown } from '@care/ui/form';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { criteriaOf, enteredForm, isCityUnchanged, isSameValue, textOfCity } from './search-form-values';
import type { SearchCriteria, SearchFormProps, SearchFormValues } from './search-form-values';
import { settleForm, type FormProblem } from './settle-form';

/** Initial values and submit handler of the form (SR-03, SR-21). */
export function useSearchForm(props: SearchFormProps) {
  const { applied, onSearch } = props;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const cityInput = useRef<HTMLInputElement>(null);
  // The city field reads its text only once.
  const [cityField] = useState(textOfCity(props));
  const initialValues: SearchFormValues = {
    cityField,
    picked: null,
    ...criteriaOf(applied),
    radiusField: applied.radius,
  };
  // The user may have left the page before the answer.
  const search = useIfShown((filters: SearchFormProps['applied']) => {
    onSearch?.();
    void navigate(searchPath(filters));
  });
  const submit = async (values: SearchFormValues) => {
    const settled = await settleForm(dispatch, enteredForm(values, props));
    if (settled.kind === 'problem') {
      cityInput.current?.focus();
      return { cityField: settled.problem };
    }
    search(settled.filters);
    return undefined;
  };
  return { cityInput, initialValues, submit };
}

/** The fields of the form and the rules between them (SR-07, SR-08). */
export function useSearchFields(props: SearchFormProps, formElement: RefObject<HTMLFormElement | null>) {
  const { applied, onRadius, onCriteria } = props;
  const form = useForm<SearchFormValues>();
  const { values } = useFormState<SearchFormValues>({ subscription: { values: true } });
  const [radiusRefused, setRadiusRefused] = useState(false);
  const submitProblem = useSubmitProblem(props.problem);
  const problem: FormProblem | undefined = radiusRefused ? { kind: 'radius-without-place' } : submitProblem;
  // Read at each choice, because several choices may happen before the next render.
  const isUnchanged = () => isCityUnchanged(form.getState().values, props);

  const typeCity = (text: string) => {
    form.change('cityField', text);
    setRadiusRefused(false);
  };
  const chooseCriteria = (change: Partial<SearchCriteria>) => {
    form.batch(() => {
      if (change.services) form.change('services', change.services);
      if (change.qualifications) form.change('qualifications', change.qualifications);
    });
    if (isUnchanged()) onCriteria?.(change);
  };
  const chooseRadius = (radius: Radius) => {
    if (form.getState().values.cityField.trim() === '' && applied.lat === null) {
      form.change('radiusField', DEFAULT_RADIUS);
      setRadiusRefused(true);
      return;
    }
    form.change('radiusField', radius);
    if (isUnchanged()) onRadius?.(radius);
  };

  // Choices that were made in the server HTML are applied. The city field does the same for its text.
  const takeOver = useEffectEvent(() => {
    const chosen = formElement.current && chosenIn(formElement.current, applied.searchType);
    if (!chosen) return;
    if (!isSameValue(chosen.criteria, criteriaOf(values))) chooseCriteria(chosen.criteria);
    if (chosen.radius && chosen.radius !== values.radiusField) chooseRadius(chosen.radius);
  });
  useEffect(() => takeOver(), []);

  return {
    values,
    problem,
    radiusRefused,
    typeCity,
    pickCity: (place: CityPlace | null) => form.change('picked', place),
    chooseCriteria,
    chooseRadius,
  };
}

/** Reads the form as the server would read it without script. */
function chosenIn(element: HTMLFormElement, searchType: SearchType) {
  const sent = new URLSearchParams([...new FormData(element)] as [string, string][]);
  const { filters } = parseSearchForm(searchType, sent);
  const radius = RADIUS_OPTIONS.find((one) => String(one) === sent.get('radiusField'));
  return { criteria: criteriaOf(filters), radius };
}

/**
 * The reason why the submitted form is not a search: from the last submit, before that from the page. New text clears
 * it.
 */
function useSubmitProblem(ofPage: FormProblem | undefined): FormProblem | undefined {
  const { meta } = useField<string>('cityField');
  if (meta.submitFailed || meta.submitSucceeded)
    return meta.modifiedSinceLastSubmit ? undefined : (meta.submitError as FormProblem | undefined);
  return meta.modified ? undefined : ofPage;
}
