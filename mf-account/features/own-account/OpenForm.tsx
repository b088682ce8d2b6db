import { accountText } from '@care/contracts/account-texts';
import { Button, Row, Stack } from '@care/ui';
import { CareForm, type CareFormProps, FormDraft, SubmitButton, useDraft, useIfShown } from '@care/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { omittedAccountFields } from '../account-fields/account-values';

const omittedFields = [...omittedAccountFields, 'old_password'];

interface OpenFormProps<Values extends object> extends Pick<CareFormProps<Values>, 'initialValues' | 'validate'> {
  /** Name of the draft. */
  draftName: string;
  /** Returns errors, or nothing on success. */
  onSubmit: (values: Values) => ReturnType<CareFormProps<Values>['onSubmit']>;
  onDone?: () => void;
  onCancel: () => void;
  /** Label of the submit button. */
  action: string;
  children: ReactNode;
}

/** A form that a button has opened, with a cancel button; its first field takes the focus. */
export function OpenForm<Values extends object>({
  draftName,
  initialValues,
  validate,
  onSubmit,
  onDone,
  onCancel,
  action,
  children,
}: OpenFormProps<Values>) {
  const container = useRef<HTMLDivElement>(null);
  const draft = useDraft(draftName);
  // The button with the focus was removed. A form opened from a draft after a reload does not take the focus.
  useEffect(() => {
    if (!draft.wasFound) container.current?.querySelector<HTMLElement>('input')?.focus();
  }, [draft.wasFound]);
  const done = useIfShown(() => onDone?.());
  const send = async (values: Values) => {
    const errors = await onSubmit(values);
    if (errors) return errors;
    draft.remove();
    done();
    return undefined;
  };
  const cancel = () => {
    draft.remove();
    onCancel();
  };
  return (
    <CareForm<Values> onSubmit={send} initialValues={initialValues} validate={validate}>
      {() => (
        <Stack ref={container}>
          <FormDraft name={draftName} omit={omittedFields} />
          {children}
          <Row>
            <SubmitButton>{action}</SubmitButton>
            <Button variant="secondaryGray" onClick={cancel}>
              {accountText('actions.cancel')}
            </Button>
          </Row>
        </Stack>
      )}
    </CareForm>
  );
}

/** For a form that replaces a button: `close` shows the button again and moves the focus to it. */
export function useClosing(hideForm: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(hideForm);
    opener.current?.focus();
  };
  return { opener, close };
}
