import { MAX_PLACES, placeKinds, zipCodesIn, type PlaceKind, type WaitTime } from '@care/contracts/free-places';
import type { OwnPlaces, PlacesInput } from '@care/contracts/schemas';
import { t } from '@care/contracts';
import { placesText } from './texts';

/** The fields of the form; those of a kind have its name. */
export type PlacesValues = {
  total?: string;
  hasWait?: boolean;
  wait?: string;
  client?: string;
  zip_codes?: string;
  weekly_mail?: boolean;
} & { [field in `${'free' | 'from'}_${PlaceKind}`]?: string };

const textOf = (count: number | null | undefined): string => String(count ?? '');
const eachKind = (kinds: readonly PlaceKind[], prefix: 'free' | 'from', valueOf: (kind: PlaceKind) => string) =>
  Object.fromEntries(kinds.map((kind) => [`${prefix}_${kind}`, valueOf(kind)]));

/** The stored statement as values of the form. */
export const placesValues = (own: OwnPlaces): PlacesValues => ({
  total: textOf(own.total),
  ...eachKind(own.kinds, 'free', (kind) => textOf(own.free[kind])),
  ...eachKind(own.kinds, 'from', (kind) => own.from[kind] ?? ''),
  hasWait: own.wait !== null,
  wait: own.wait ?? 'ABOUT_3_MONTHS',
  client: own.takes_clients === null ? '' : own.takes_clients ? 'YES' : 'NO',
  zip_codes: own.zip_codes.join(', '),
  weekly_mail: own.weekly_mail,
});

const isCount = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= MAX_PLACES;
const given = (kinds: readonly PlaceKind[], values: PlacesValues, prefix: 'free' | 'from') =>
  kinds.flatMap((kind) => {
    const text = values[`${prefix}_${kind}`]?.trim();
    return text ? [[kind, text] as const] : [];
  });

/** The call of filled-in values; the server checks them again. */
export const placesInput = (values: PlacesValues, kinds: readonly PlaceKind[]): PlacesInput => ({
  total: values.total ? Number(values.total) : null,
  free: Object.fromEntries(given(kinds, values, 'free').map(([kind, text]) => [kind, Number(text)])),
  from: Object.fromEntries(given(kinds, values, 'from')),
  wait: values.hasWait ? ((values.wait || 'ABOUT_3_MONTHS') as WaitTime) : null,
  takes_clients: values.client ? values.client === 'YES' : null,
  zip_codes: zipCodesIn(values.zip_codes ?? ''),
  weekly_mail: values.weekly_mail ?? false,
});

/** What is wrong with the values, by field. */
export function placesProblems(values: PlacesValues): Record<string, string> {
  const problems: Record<string, string> = {};
  const check = (field: 'total' | `free_${PlaceKind}`) => {
    const text = values[field];
    if (text && !isCount(text)) problems[field] = placesText('countProblem', { max: MAX_PLACES });
  };
  check('total');
  for (const kind of placeKinds) check(`free_${kind}`);
  const wrong = zipCodesIn(values.zip_codes ?? '').find((text) => !/^\d{5}$/.test(text));
  if (wrong) problems.zip_codes = placesText('zipCodesProblem', { text: wrong });
  if (values.hasWait && !values.wait) problems.wait = t('fields.required');
  return problems;
}

/** Names of the server's details as those of the form: "free.SHORT_TERM" is "free_SHORT_TERM". */
export const placesDetails = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([field, detail]) => [
      field.replace(/^(free|from)\./, '$1_').replace(/\.\d+$/, ''),
      detail,
    ]),
  );
