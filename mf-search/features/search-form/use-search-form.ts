import { useDispatch } from '@care/contracts';
import { DEFAULT_RADIUS, type Radius } from '@care/contracts/constants';
import { searchPath, type SearchFilters } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { useRef, useState, type FormEvent } from 'react';
import type { AppDispatch } from '../company-search/search-api';
import type { SearchFormProps } from './SearchForm';
import { settleForm, type EnteredForm, type FormProblem } from './settle-form';
import { criteriaOf, type SearchCriteria } from './criteria-field';

type Options = Omit<SearchFormProps, 'label' | 'criteria' | 'facets' | 'className'>;

/** A value that follows its source: entered by hand until the source itself changes. */
function useFollowing<Value>(source: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(source);
  const key = JSON.stringify(source);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setValue(source);
  }
  return [value, setValue];
}

/** What is entered in the search form and what follows from it (SR-03, SR-07, SR-21). */
export function useSearchForm({
  applied,
  cityName = '',
  typedCity,
  problem: sentProblem,
  onRadius,
  onCriteria,
  onSearch,
}: Options) {
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const cityInput = useRef<HTMLInputElement>(null);
  const [initialText] = useState(typedCity ?? cityName);
  const [text, setText] = useState(initialText);
  const [picked, setPicked] = useState<CityPlace | null>(null);
  const [criteria, setCriteria] = useFollowing(criteriaOf(applied));
  const [radius, setRadius] = useFollowing<Radius>(applied.radius);
  const [problem, setProblem] = useState<FormProblem | undefined>(sentProblem);
  const [radiusRefused, setRadiusRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const isUntouched = text === cityName && typedCity === undefined;
  const searchIn = (city: string | null): SearchFilters => {
    const point = city === null ? {} : { lat: null, lon: null };
    return { ...applied, ...point, city, ...criteria, radius, page: 1 };
  };

  const entered = (): EnteredForm => {
    const word = text.trim();
    const known = picked?.name === text ? picked.slug : isUntouched ? applied.city : null;
    if (word === '' || known)
      return { filters: searchIn(word === '' ? null : known), cityText: null, askedRadius: false };
    return { filters: searchIn(null), cityText: word, askedRadius: false };
  };

  const submit = async () => {
    setBusy(true);
    const settled = await settleForm(dispatch, entered());
    setBusy(false);
    if (settled.kind === 'problem') {
      setProblem(settled.problem);
      cityInput.current?.focus();
      return;
    }
    setProblem(undefined);
    onSearch?.();
    await navigate(searchPath(settled.filters));
  };

  return {
    cityInput,
    initialText,
    criteria,
    chooseCriteria: (change: Partial<SearchCriteria>) => {
      setCriteria({ ...criteria, ...change });
      if (isUntouched) onCriteria?.(change);
    },
    radius,
    problem,
    radiusRefused,
    isBusy,
    searchIn,
    typeCity: (typed: string) => {
      setText(typed);
      setProblem(undefined);
      setRadiusRefused(false);
    },
    pickCity: setPicked,
    chooseRadius: (chosen: Radius) => {
      if (text.trim() === '' && applied.lat === null) {
        setRadius(DEFAULT_RADIUS);
        setProblem({ kind: 'radius-without-place' });
        setRadiusRefused(true);
        return;
      }
      setRadius(chosen);
      if (isUntouched) onRadius?.(chosen);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
