import { useAppDispatch } from '@care/contracts';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { parseSearchForm, searchPath, type SearchType } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { criteriaOf, enteredForm, isCityUnchanged, isSameValue } from './search-form-values';
import type { SearchCriteria, SearchFormProps } from './search-form-values';
import { settleForm, type FormProblem } from './settle-form';

/** What was chosen and entered in the form, and the rules between its fields (SR-03, SR-07, SR-08, SR-21). */
export function useSearchForm(props: SearchFormProps) {
  const { applied, onRadius, onCriteria, onSearch } = props;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const formElement = useRef<HTMLFormElement>(null);
  const cityInput = useRef<HTMLInputElement>(null);
  const picked = useRef<CityPlace | null>(null);
  const [services, setServices] = useChoice(applied.services);
  const [qualifications, setQualifications] = useChoice(applied.qualifications);
  const [radius, setRadius] = useChoice(applied.radius);
  const values = { services, qualifications, radius };
  const [isBusy, setBusy] = useState(false);
  const [radiusRefused, setRadiusRefused] = useState(false);
  // Of the last submit, and nothing after new text; before both, the problem of the page is shown.
  const [judged, setJudged] = useState<{ problem?: FormProblem }>();
  const { problem }: { problem?: FormProblem } = radiusRefused
    ? { problem: { kind: 'radius-without-place' } }
    : (judged ?? props);
  // Read at each choice, because the text may have changed since the last render.
  const cityText = () => cityInput.current?.value ?? '';
  const isUnchanged = () => isCityUnchanged(cityText(), props);

  const typeCity = () => {
    setJudged({});
    setRadiusRefused(false);
  };
  const chooseCriteria = (change: Partial<SearchCriteria>) => {
    if (change.services) setServices(change.services);
    if (change.qualifications) setQualifications(change.qualifications);
    if (isUnchanged()) onCriteria?.(change);
  };
  const chooseRadius = (chosen: Radius) => {
    const isRefused = cityText().trim() === '' && applied.lat === null;
    setRadius(isRefused ? DEFAULT_RADIUS : chosen);
    if (isRefused) setRadiusRefused(true);
    else if (isUnchanged()) onRadius?.(chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const settled = await settleForm(dispatch, enteredForm(cityText(), picked.current, values, props));
    setBusy(false);
    if (!formElement.current) return; // The user has left the page before the answer.
    if (settled.kind === 'problem') {
      setJudged(settled);
      cityInput.current?.focus();
      return;
    }
    setJudged({});
    onSearch?.();
    void navigate(searchPath(settled.filters));
  };

  // Choices that were made in the server HTML are applied. The city field does the same for its text.
  const takeOver = useEffectEvent(() => {
    const chosen = formElement.current && chosenIn(formElement.current, applied.searchType);
    if (!chosen) return;
    if (!isSameValue(chosen.criteria, criteriaOf(values))) chooseCriteria(chosen.criteria);
    if (chosen.radius && chosen.radius !== radius) chooseRadius(chosen.radius);
  });
  useEffect(() => takeOver(), []);

  return {
    formElement,
    cityInput,
    values,
    problem,
    radiusRefused,
    isBusy,
    typeCity,
    pickCity: (place: CityPlace | null) => void (picked.current = place),
    chooseCriteria,
    chooseRadius,
    submit: (event: FormEvent) => void submit(event),
  };
}

/** A value of the current search, or what was chosen instead until the search has it. */
function useChoice<Value>(applied: Value) {
  const [own, setOwn] = useState<{ value: Value }>();
  // From here on the field follows the search again.
  if (own && isSameValue(own.value, applied)) setOwn(undefined);
  return [own ? own.value : applied, (value: Value) => setOwn({ value })] as const;
}

/** Reads the form as the server would read it without script. */
function chosenIn(element: HTMLFormElement, searchType: SearchType) {
  const sent = new URLSearchParams([...new FormData(element)] as [string, string][]);
  const { filters } = parseSearchForm(searchType, sent);
  const radius = RADIUS_OPTIONS.find((one) => String(one) === sent.get('radiusField'));
  return { criteria: criteriaOf(filters), radius };
}
