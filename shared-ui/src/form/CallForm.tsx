import { asApiError } from '@care/contracts';
import { Stack } from '@care/ui';
import type { SubmissionErrors } from 'final-form';
import { useState, type ReactNode } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { useIfShown } from '../feedback/use-action';
import { CareForm, type CareFormProps } from './CareForm';
import { FormDraft, useDraft } from './FormDraft';
import { requiredProblems } from './problems';
import { submitErrors } from './submit-errors';
import { newDraftKey, repeatKeyOf } from './use-repeat-key';

interface CallResult<Answer> {
  data?: Answer;
  error?: unknown;
  /** Errors by field that were found before the call. */
  problems?: SubmissionErrors;
}

interface CallFormProps<Values extends object, Answer> extends Pick<
  CareFormProps<Values>,
  'initialValues' | 'mutators' | 'validate' | 'requiredHint'
> {
  /** Sends the values, usually by a mutation; `keyOf` gives the idempotency key of a content for all its retries. */
  send: (values: Values, keyOf: (content: unknown) => string) => PromiseLike<CallResult<Answer>>;
  /** Called after success, unless the form is gone by then. */
  onDone?: (answer: Answer) => void;
  /** Fields that must not be empty. */
  required?: readonly (keyof Values & string)[];
  /** Maps the server's names of fields to those of the form. */
  rename?: (details: Record<string, unknown>, values: Values) => Record<string, unknown>;
  /** The name of the draft, unique on the site; without one nothing survives a reload. */
  draft?: string;
  /** Fields that are not part of the draft: passwords and consents. The same list at every render. */
  omit?: readonly string[];
  /** Called after the draft was restored or discarded, for fields that read their value only once. */
  onRestored?: () => void;
  /** Empty again after each success, for a form that is sent several times. */
  repeats?: boolean;
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode);
}

/**
 * A form that sends one call. The server's errors are shown at the fields that the form has, others above it; a draft is
 * kept until the call has succeeded (SH-21).
 */
export function CallForm<Values extends object, Answer = unknown>({
  repeats = false,
  ...props
}: CallFormProps<Values, Answer>) {
  const [sent, setSent] = useState(0);
  return <OneCall key={sent} {...props} onSent={() => repeats && setSent(sent + 1)} />;
}

function OneCall<Values extends object, Answer>({
  send,
  onDone,
  onSent,
  required = [],
  rename = (details) => details,
  draft,
  omit,
  onRestored,
  initialValues = {},
  validate,
  children,
  ...form
}: CallFormProps<Values, Answer> & { onSent: () => void }) {
  const [draftKey] = useState(newDraftKey);
  const { remove } = useDraft(draft ?? '');
  const done = useIfShown((answer: Answer) => onDone?.(answer));
  const submit: CareFormProps<Values>['onSubmit'] = async (values, api) => {
    const key = 'draftKey' in values ? String(values.draftKey) : draftKey;
    const { data, error, problems } = await send(values, (content) => repeatKeyOf(key, content));
    if (problems) return problems;
    if (error) return submitErrors(asApiError(error), api.getRegisteredFields(), (details) => rename(details, values));
    if (draft) remove();
    onSent();
    done(data as Answer);
    return undefined;
  };
  const content = (body: ReactNode) => (
    <Stack>
      {draft && <FormDraft name={draft} omit={omit} onRestored={onRestored} />}
      {body}
    </Stack>
  );
  return (
    <CareForm<Values>
      {...form}
      onSubmit={submit}
      // The key of a draft survives a reload with it.
      initialValues={draft ? { draftKey, ...initialValues } : initialValues}
      validate={(values) => ({ ...validate?.(values), ...requiredProblems(values, required) })}
    >
      {typeof children === 'function' ? (state) => content(children(state)) : () => content(children)}
    </CareForm>
  );
}
