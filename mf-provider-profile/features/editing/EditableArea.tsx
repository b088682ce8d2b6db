import { asApiError, formatDate, t } from '@care/contracts';
import type { CompanySection } from '@care/contracts/company-fields';
import { apiErrorMessage, Button, Meta, Row, errorBody, Panel } from '@care/ui';
import { CallForm, FORM_ERROR, SubmitButton, useDraft, useFirstFieldFocus } from '@care/ui/form';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { CircleCheck, Check } from 'lucide-react';
import { accountText } from '@care/contracts/account-texts';
import { listMutators } from '@care/ui/list-field';
import { Fragment, useState } from 'react';
import { editingApi, type OwnCompany, type SectionChange } from './editing-api';
import { type SectionEditor, changedFields } from './section-editor';
import { orNoEntry, SectionFrame, useSectionToggle, type SectionToggle } from './SectionFrame';
import { editingText } from './texts';
import { chosenChange, ConflictChoice, conflictOf, timeOf, type Conflict } from './ConflictChoice';

const Confirmation = styled(Row)`
  margin-bottom: var(--s-4);
`;

export interface EditableAreaProps<Values extends object> {
  editor: SectionEditor<Values>;
  own: OwnCompany;
  /** Reads the provider again and returns the other sections that were changed meanwhile. */
  onSaved: (section: CompanySection) => Promise<string[]>;
}

/** A section of the owner's profile, shown or as a form (PP-06). If a draft exists, the form is open after a reload. */
export function EditableArea<Values extends object>(area: EditableAreaProps<Values>) {
  const { editor, own } = area;
  const { section, id } = editor;
  const { company, state } = own;
  const version = state.sections.find((one) => one.section === section);
  const draftName = `company:${company.id}:${section}`;
  const toggle = useSectionToggle(section, useDraft(draftName).wasFound);
  const { open, report } = toggle;
  return (
    <SectionFrame id={id} title={editingText(`sections.${section}`)} toggle={toggle}>
      {open ? (
        <SectionForm {...area} toggle={toggle} draftName={draftName} etag={version?.etag ?? ''} />
      ) : (
        <>
          <LastConfirmed id={company.id} section={section} confirmedAt={version?.confirmed_at} report={report} />
          {orNoEntry(editor.view(company))}
        </>
      )}
    </SectionFrame>
  );
}

interface LastConfirmedProps extends Pick<SectionToggle, 'report'> {
  /** Of the provider. */
  id: number;
  section: CompanySection;
  confirmedAt: string | null | undefined;
}

/** When the section was last confirmed, and a button that confirms it without a change. */
function LastConfirmed({ id, section, confirmedAt, report }: LastConfirmedProps) {
  const [confirm, { isLoading }] = editingApi.confirm.useMutation();
  const part = editingText(`sections.${section}`);
  const press = async () => {
    const { error } = await confirm({ id, section });
    if (error) report('error', editingText('failed'), apiErrorMessage(asApiError(error)));
    else report('success', editingText('confirmDone', { part }));
  };
  return (
    <Confirmation gap="small">
      <Meta as="span">
        {confirmedAt ? editingText('confirmed', { date: formatDate(confirmedAt) }) : editingText('neverConfirmed')}
      </Meta>
      <Button
        variant="bgNone"
        size="small"
        icon={CircleCheck}
        loading={isLoading}
        aria-label={editingText('stillRightPart', { part })}
        onClick={() => void press()}
      >
        {editingText('stillRight')}
      </Button>
      <SlowAction isRunning={isLoading} />
    </Confirmation>
  );
}

/**
 * The version that the entry is based on is part of the draft, so that an old draft cannot overwrite a newer version
 * unseen.
 */
type WithBase<Values> = Values & { base?: string };

interface SectionFormProps<Values extends object> extends EditableAreaProps<Values> {
  toggle: SectionToggle;
  draftName: string;
  /** The version of the section now. */
  etag: string;
}

/** The form of one section. If the section was changed meanwhile, the user chooses between both versions (PP-06). */
function SectionForm<Values extends object>(props: SectionFormProps<Values>) {
  const { editor, own, onSaved, toggle, draftName, etag } = props;
  const { section } = editor;
  // The provider as it was when the form was opened: the entry is based on it.
  const [company] = useState(own.company);
  const [initialValues] = useState<WithBase<Values>>(() => ({ ...editor.valuesOf(company), base: etag }));
  const [restored, setRestored] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [patch] = editingApi.change.useMutation();
  const draft = useDraft(draftName);
  const panel = useFirstFieldFocus(toggle.open === 'requested');
  const close = async () => {
    // Somebody else has changed the section.
    if (conflict) await onSaved(section);
    toggle.close();
  };
  const cancel = () => {
    draft.remove();
    void close();
  };
  /** `others`: the sections that were changed meanwhile; undefined if nothing was sent. */
  const done = (others: string[] | undefined) => {
    if (!others) return void close();
    const also = others.length > 0 ? editingText('alsoChanged', { sections: others.join(', ') }) : undefined;
    toggle.saved(editingText('saved'), also);
  };

  /** Sends the change. A 412 opens the choice, and from then on the choices are sent. No answer: nothing was changed. */
  const save = async (change: SectionChange, base: string) => {
    if (Object.keys(change).length === 0) return {};
    const { error } = await patch({ id: company.id, section, change, etag: base });
    const found = conflictOf(error, editor.parts, conflict?.mine ?? change);
    // Without a difference the own change is stored already: its answer was lost.
    if (!error || found?.parts.length === 0) return { data: await onSaved(section) };
    if (found) {
      setConflict(found);
      const again = conflict && editingText('conflict.again', { time: timeOf(found) });
      return { problems: { [FORM_ERROR]: again ?? editingText('conflict.lead') } };
    }
    // The fields are not on the page while the versions are.
    const detail = conflict && firstDetail(asApiError(error));
    return detail ? { problems: { [FORM_ERROR]: detail } } : { error };
  };
  const send = async ({ base = etag, ...values }: WithBase<Values>) => {
    if (conflict) return save(chosenChange(conflict), conflict.etag);
    const change = await editor.changeOf(values as Values, company);
    if (!change) return { problems: { [FORM_ERROR]: t('errors.networkError') } };
    return save(changedFields(change, company), base);
  };

  return (
    <Panel ref={panel}>
      <CallForm<WithBase<Values>, string[] | undefined>
        send={send}
        onDone={done}
        draft={draftName}
        onRestored={() => setRestored(restored + 1)}
        rename={editor.rename}
        initialValues={initialValues}
        mutators={listMutators}
        validate={(values) => editor.validate?.(values, company) ?? {}}
        requiredHint={!conflict && (editor.hasRequired ?? false)}
      >
        {conflict ? (
          <ConflictChoice conflict={conflict} onChange={setConflict} />
        ) : (
          <Fragment key={restored}>{editor.fields(company)}</Fragment>
        )}
        <Row>
          <SubmitButton icon={Check}>{conflict ? editingText('conflict.save') : t('actions.save')}</SubmitButton>
          <Button variant={conflict ? 'bgNone' : 'secondaryGray'} onClick={cancel}>
            {conflict ? editingText('conflict.discard') : accountText('actions.cancel')}
          </Button>
        </Row>
      </CallForm>
    </Panel>
  );
}

const firstDetail = (failure: Parameters<typeof errorBody>[0]): string | undefined =>
  Object.values(errorBody(failure).details ?? {})
    .flat()
    .find((detail) => typeof detail === 'string');
