import { asApiError, hasStatus } from '@care/contracts';
import { FORM_ERROR, FormDraft, submitErrors, useDraft, useIfShown, type FormApi } from '@care/ui/form';
import { SavedElsewhere } from '@care/ui/more';
import { useState } from 'react';
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

/** What an entry is based on, as JSON, is part of its draft: an old draft overwrites nothing unseen. */
export interface BasedEntry {
  base: string;
}
const automatic = ['base'];

interface Stored {
  version: unknown;
  values: Fields;
}

interface MergedSaving<Saved, How> {
  /** The name of the draft. */
  draft: string;
  text: (key: 'conflict' | 'conflictTitle' | 'conflictNote' | 'conflictNone') => string;
  /** Reads what is stored now. */
  read: () => PromiseLike<{ data?: Saved; error?: unknown }>;
  /** The version and the values of the form. */
  baseOf: (saved: Saved) => Stored;
  /** Fields with their values, as people read them. */
  shownOf: (saved: Saved, names: string[]) => { field: string; value: string }[];
  /** Maps the server's names of fields to those of the form. */
  rename?: (details: Record<string, unknown>) => Record<string, unknown>;
  onSaved: (saved: Saved, how?: How) => void;
}

const STALE = 412;

/**
 * Saving in a form that several people may have open: what others saved meanwhile is merged, so that nothing is lost. If
 * they have saved the same, only the answer was lost.
 */
export function useMergedSaving<Saved, How = never>(saving: MergedSaving<Saved, How>) {
  const { text, read, baseOf, shownOf } = saving;
  const [conflict, setConflict] = useState<ReturnType<typeof shownOf>>();
  const draft = useDraft(saving.draft);
  const proceed = useIfShown(saving.onSaved);
  const finish = (saved: Saved, how?: How) => {
    draft.remove();
    proceed(saved, how);
  };
  const errorsOf = <Entry,>(error: unknown, form: FormApi<Entry>) =>
    submitErrors(asApiError(error), form.getRegisteredFields(), saving.rename);
  /** Merges if the sent values are not based on what is stored; otherwise the errors of the call. */
  const mergeOrErrors = async <Entry extends BasedEntry>(error: unknown, form: FormApi<Entry>, mine: Fields) => {
    if (!hasStatus(error, STALE)) return errorsOf(error, form);
    const { data: theirs, error: unread } = await read();
    if (!theirs) return errorsOf(unread, form);
    const stored = baseOf(theirs);
    if (Object.keys(stored.values).every((name) => isSame(stored.values[name], mine[name]))) return finish(theirs);
    const base = JSON.parse(form.getState().values.base) as Stored;
    const { merged, both } = mergeFields(base.values, mine, stored.values);
    form.batch(() => {
      for (const [name, value] of Object.entries({ ...merged, base: JSON.stringify(stored) }))
        form.change(name as keyof Entry & string, value as Entry[keyof Entry & string]);
    });
    setConflict(shownOf(theirs, both));
    return { [FORM_ERROR]: text('conflict') };
  };
  const conflictNote = conflict && (
    <SavedElsewhere title={text('conflictTitle')} text={text(conflict.length > 0 ? 'conflictNote' : 'conflictNone')}>
      {conflict.length > 0 && (
        <ul>
          {conflict.map(({ field, value }) => (
            <li key={field}>
              {deskText('operator.conflictOf', { field, value: value || deskText('operator.empty') })}
            </li>
          ))}
        </ul>
      )}
    </SavedElsewhere>
  );
  const draftAndConflict = (
    <>
      <FormDraft name={saving.draft} automatic={automatic} />
      {conflictNote}
    </>
  );
  return { finish, errorsOf, mergeOrErrors, draftAndConflict };
}
