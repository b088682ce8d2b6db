import { routes } from '@care/contracts';
import { CONTENT_KINDS, fieldsOfKind, isFixedKind, type ContentKind } from '@care/contracts/content-kinds';
import { useNavigate } from '@care/contracts/router';
import type { ContentEntry } from '@care/contracts/schemas';
import { ButtonLink, Row, Stack } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { CareForm, SubmitButton, TextField, type FormApi } from '@care/ui/form';
import { ActionButton, StatusMessage } from '@care/ui/more';
import { Check, Eye, Save, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contentApi } from './content-api';
import { ContentFields } from './ContentFields';
import { PartPreview, TextHistory } from './TextHistory';
import { States } from './ContentList';
import { useMergedSaving, type BasedEntry } from '../desk/SavedMeanwhile';
import { fieldsOf, plainText, problemsOf, valuesOf, type TextValues } from './text-values';
import { contentText } from './texts';

type Entry = TextValues & BasedEntry & { slug?: string; public_from?: string };

export type Done = 'saved' | 'published' | 'planned' | 'withdrawn' | 'restored';

interface TextEditorProps {
  kind: ContentKind;
  /** Undefined for a new text. */
  loaded?: ContentEntry;
  /** What was done on the page before. */
  first?: Done | undefined;
  /** The first version of a new text is stored. */
  onCreated?: (entry: ContentEntry, done: Done) => void;
}

/** A text with its form, its state and its history (OP-26). */
export default function TextEditor({ kind, loaded, first, onCreated }: TextEditorProps) {
  const [{ entry, done, steps }, setState] = useState({ entry: loaded, done: first, steps: 0 });
  const proceed = (done: Done) => (next: ContentEntry) => setState({ entry: next, done, steps: steps + 1 });
  // When the sent form is gone, which would ask before the page is left.
  useEffect(() => {
    if (entry && done) onCreated?.(entry, done);
  });
  return (
    <Stack gap="large">
      {done && <Result key={steps} done={done} />}
      {entry && <Stand entry={entry} onWithdrawn={proceed('withdrawn')} />}
      <TextForm key={`form-${steps}`} kind={kind} entry={entry} onStep={(step, next) => proceed(step)(next)} />
      {entry && <TextHistory entry={entry} onRestored={proceed('restored')} />}
    </Stack>
  );
}

const Result = ({ done }: { done: Done }) => (
  <StatusMessage kind="success" title={contentText(done)}>
    {done === 'published' || done === 'withdrawn' ? contentText('delay') : undefined}
  </StatusMessage>
);

/** What visitors see, the way to the page, and its removal. */
function Stand({ entry, onWithdrawn }: { entry: ContentEntry; onWithdrawn: (entry: ContentEntry) => void }) {
  const [withdraw] = contentApi.withdraw.useMutation();
  const [remove] = contentApi.remove.useMutation();
  const navigate = useNavigate();
  const { hasPreview } = CONTENT_KINDS[entry.kind];
  const isWithdrawable = entry.public_version !== null || entry.planned_for !== null;
  const wasPublic = entry.history.some(({ step, public_from }) => step === 'PUBLISHED' && public_from !== null);
  const isRemovable = !wasPublic && !isFixedKind(entry.kind);
  return (
    <Stack gap="small">
      <States entry={entry} />
      <Row>
        {entry.path && hasPreview && (
          <ButtonLink to={`${entry.path}?preview=${entry.version}`} variant="secondaryBlue" size="small" icon={Eye}>
            {contentText('preview')}
          </ButtonLink>
        )}
        {entry.path && entry.public_version !== null && !entry.is_hidden && (
          <ButtonLink to={entry.path} variant="secondaryGray" size="small">
            {contentText('openPage')}
          </ButtonLink>
        )}
        {isWithdrawable && !isFixedKind(entry.kind) && (
          <ActionButton
            variant="secondaryGray"
            size="small"
            icon={Undo2}
            run={async () => {
              const answer = await withdraw({ id: entry.id, version: entry.version });
              if (answer.data) onWithdrawn(answer.data);
              return answer;
            }}
          >
            {contentText('withdraw')}
          </ActionButton>
        )}
        {isRemovable && (
          <ConfirmButton
            variant="secondaryGray"
            size="small"
            icon={Trash2}
            run={() => remove({ id: entry.id, version: entry.version })}
            onDone={() => void navigate(routes.deskContent.build())}
            ask={{
              title: contentText('removeTitle'),
              text: contentText('removeText', { title: entry.title }),
              action: contentText('remove'),
            }}
          >
            {contentText('remove')}
          </ConfirmButton>
        )}
      </Row>
      {!entry.path && !hasPreview && <PartPreview entry={entry} />}
    </Stack>
  );
}

interface TextFormProps {
  kind: ContentKind;
  entry: ContentEntry | undefined;
  onStep: (step: Done, entry: ContentEntry) => void;
}

/** The form saves a draft, or saves and publishes. */
function TextForm({ kind, entry, onStep }: TextFormProps) {
  const { send, draftAndConflict, isPublishing, initialValues } = useSteps({ kind, entry, onStep });
  const wasPublic = entry?.history.some(({ public_from }) => public_from !== null);
  return (
    <CareForm<Entry> onSubmit={send} initialValues={initialValues}>
      {() => (
        <Stack gap="large">
          {draftAndConflict}
          <ContentFields kind={kind} />
          {wasPublic ? (
            entry?.path && <p>{contentText('slugFixed', { path: entry.path })}</p>
          ) : (
            <TextField name="slug" label={contentText('slug')} hint={contentText('slugHint')} autoComplete="off" />
          )}
          <TextField
            name="public_from"
            type="datetime-local"
            label={contentText('publicFrom')}
            hint={contentText('publicFromHint')}
          />
          <Row>
            <SubmitButton icon={Save} variant="secondaryBlue" onClick={() => (isPublishing.current = false)}>
              {contentText('save')}
            </SubmitButton>
            <SubmitButton icon={Check} onClick={() => (isPublishing.current = true)}>
              {contentText('publish')}
            </SubmitButton>
          </Row>
        </Stack>
      )}
    </CareForm>
  );
}

/** The calls of the form (OP-27). */
function useSteps({ kind, entry, onStep }: TextFormProps) {
  const isPublishing = useRef(false);
  const [create] = contentApi.create.useMutation();
  const [save] = contentApi.save.useMutation();
  const [publish] = contentApi.publish.useMutation();
  const [read] = contentApi.entry.useLazyQuery();
  const baseOf = ({ version, fields }: Pick<ContentEntry, 'version' | 'fields'>) => ({
    version,
    values: valuesOf(kind, fields),
  });
  const { finish, errorsOf, mergeOrErrors, draftAndConflict } = useMergedSaving<ContentEntry, Done>({
    draft: `content-${entry?.id ?? kind}`,
    text: contentText,
    read: () => read(entry?.id ?? 0),
    baseOf,
    shownOf: ({ fields }, names) =>
      fieldsOfKind(kind)
        .filter(([name]) => names.includes(name))
        .map(([name, field]) => ({ field: field.label, value: plainText(field, fields[name]) })),
    rename: asFormNames,
    onSaved: (saved, step = 'saved') => onStep(step, saved),
  });
  const [initialValues] = useState((): Entry => {
    const base = baseOf(entry ?? { version: 0, fields: {} });
    return { ...base.values, slug: entry?.slug ?? '', base: JSON.stringify(base) };
  });

  const send = async (entered: Entry, form: FormApi<Entry>) => {
    const { version } = JSON.parse(entered.base) as { version: number };
    const fields = fieldsOf(kind, entered);
    const slug = entered.slug ?? '';
    const problems = isPublishing.current ? problemsOf(kind, fields) : {};
    if (Object.keys(problems).length > 0) return problems;
    const { data: saved, error } = entry
      ? await save({ id: entry.id, version, slug: slug || entry.slug, fields })
      : await create({ kind, slug, fields });
    if (!saved) return mergeOrErrors(error, form, valuesOf(kind, fields));
    if (!isPublishing.current) return finish(saved);
    const public_from = entered.public_from ? new Date(entered.public_from).toISOString() : undefined;
    const published = await publish({ id: saved.id, version: saved.version, public_from });
    if (published.data) return finish(published.data, public_from ? 'planned' : 'published');
    // The draft is stored: the next attempt is based on it.
    if (!entry) finish(saved);
    form.change('base', JSON.stringify(baseOf(saved)));
    return errorsOf(published.error, form);
  };
  return { send, draftAndConflict, isPublishing, initialValues };
}

/** "sections.0.title" of the API is "sections[0].title" in the form. */
const asFormNames = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([name, text]) => [name.replace(/\.(\d+)\./, '[$1].'), text]));
