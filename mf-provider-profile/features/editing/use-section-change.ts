import { asApiError, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { errorBody } from '@care/ui';
import { FORM_ERROR, submitErrors, useDraft, useIfShown } from '@care/ui/form';
import { useState } from 'react';
import { chosenChange, conflictOf, partsInConflict, type Choice, type Conflict } from './conflict';
import { timeOf } from './ConflictChoice';
import { editingApi, type SectionChange } from './editing-api';
import { changedFields, type SectionEditor } from './section-editor';
import { editingText } from './texts';

/**
 * The version that the entry is based on is part of the draft, so that an old draft cannot overwrite a newer version
 * unseen.
 */
export type WithBase<Values> = Values & { base?: string };

export interface SectionChangeOptions<Values extends object> {
  editor: SectionEditor<Values>;
  /** The provider on which the entry is based. */
  company: CompanyPage;
  etag: string;
  draftName: string;
  /** Reads the provider again, also after the page was left; the other sections that were changed meanwhile. */
  onSaved: () => Promise<string[]>;
  /** Called with these, unless the form was closed before the answer came. */
  onDone: (others: string[]) => void;
  /** Called without a change; `isStale` if somebody else has changed the section meanwhile. */
  onClose: (isStale: boolean) => void;
}

/**
 * Sends the entry of a section. If the section was changed meanwhile, `conflict` has both versions, and from then on the
 * user's choices are sent. The draft is removed at the end.
 */
export function useSectionChange<Values extends object>(options: SectionChangeOptions<Values>) {
  const { editor, company, etag, draftName, onSaved, onClose } = options;
  const onDone = useIfShown(options.onDone);
  const draft = useDraft(draftName);
  const [patch] = editingApi.change.useMutation();
  const [conflict, setConflict] = useState<Conflict>();
  const [choices, setChoices] = useState<Choice[]>([]);
  const parts = conflict ? partsInConflict(editor.parts, conflict) : [];

  const done = async () => {
    draft.remove();
    onDone(await onSaved());
  };
  const cancel = () => {
    draft.remove();
    onClose(conflict !== undefined);
  };
  /** Sends the change; a 412 opens the choice. */
  const save = async (change: SectionChange, base: string, values?: Values) => {
    if (Object.keys(change).length === 0) return void cancel();
    const { error } = await patch({ id: company.id, section: editor.section, change, etag: base });
    if (!error) return void done();
    const found = conflictOf(error, conflict?.mine ?? change, (conflict?.number ?? 0) + 1);
    // The own change is stored already: its answer was lost.
    if (found && partsInConflict(editor.parts, found).length === 0) return void done();
    if (found) {
      setConflict(found);
      setChoices([]);
      return {
        [FORM_ERROR]:
          found.number > 1 ? editingText('conflict.again', { time: timeOf(found) }) : editingText('conflict.lead'),
      };
    }
    const failure = asApiError(error);
    // The fields are not on the page while the versions are.
    if (conflict) return { [FORM_ERROR]: firstDetail(failure) ?? submitErrors(failure, [])?.[FORM_ERROR] };
    return submitErrors(failure, editor.serverFields, (details) =>
      values && editor.rename ? editor.rename(details, values) : details,
    );
  };
  const send = async ({ base = etag, ...values }: WithBase<Values>) => {
    if (conflict) return save(chosenChange(parts, conflict, choices), conflict.etag);
    const change = await editor.changeOf(values as Values, company);
    return change
      ? save(changedFields(change, company), base, values as Values)
      : { [FORM_ERROR]: t('errors.networkError') };
  };
  const choose = (index: number, choice: Choice) =>
    setChoices((before) => parts.map((_part, one) => (one === index ? choice : (before[one] ?? 'mine'))));

  return { send, cancel, conflict, parts, choices, choose };
}

const firstDetail = (failure: Parameters<typeof errorBody>[0]): string | undefined =>
  Object.values(errorBody(failure).details ?? {})
    .flat()
    .find((detail) => typeof detail === 'string');
