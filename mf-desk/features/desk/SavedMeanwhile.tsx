import type { FormApi } from '@care/ui/form';
import { SavedElsewhere } from '@care/ui/more';
import { deskText } from './texts';

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The entry after somebody else has saved: what was typed stays, everything else is as they saved it. `both` are the
 * fields that both have changed, differently.
 */
export function mergeFields(base: Fields, entry: Fields, theirs: Fields): { merged: Fields; both: string[] } {
  const typed = Object.keys(entry).filter((name) => !isSame(entry[name], base[name]));
  const merged = { ...theirs, ...Object.fromEntries(typed.map((name) => [name, entry[name]])) };
  const both = typed.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], entry[name]));
  return { merged, both };
}

/**
 * Merges what somebody else has saved into a form, whose next base it is.
 * @returns the fields that both have changed; null if they have saved the same, because only the answer was lost
 */
export function mergeInto<Entry extends object>(
  form: FormApi<Entry>,
  { base, mine, theirs }: { base: Fields; mine: Fields; theirs: Fields },
  nextBase: object,
): string[] | null {
  if (Object.keys(theirs).every((name) => isSame(theirs[name], mine[name]))) return null;
  const { merged, both } = mergeFields(base, mine, theirs);
  const values: Fields = { ...merged, base: JSON.stringify(nextBase) };
  form.batch(() => {
    for (const [name, value] of Object.entries(values))
      form.change(name as keyof Entry & string, value as Entry[keyof Entry & string]);
  });
  return both;
}

interface SavedMeanwhileProps {
  title: string;
  text: string;
  /** The fields that both have changed, with the value of the other one. */
  both: readonly { field: string; value: string }[];
}

/** What somebody else has saved meanwhile in fields that were also typed into. */
export const SavedMeanwhile = ({ title, text, both }: SavedMeanwhileProps) => (
  <SavedElsewhere title={title} text={text}>
    {both.length > 0 && (
      <ul>
        {both.map(({ field, value }) => (
          <li key={field}>{deskText('operator.conflictOf', { field, value: value || deskText('operator.empty') })}</li>
        ))}
      </ul>
    )}
  </SavedElsewhere>
);
