import { t } from '@care/contracts';
import { Button, Row, Stack } from '@care/ui';
import { CareForm, dropEntry, FormDraft, readEntry, SubmitButton, type CareFormProps } from '@care/ui/form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { neverKept } from '../registration/account-values';

const omitted = [...neverKept, 'old_password'];

/** Whether something typed before a reload waits in a form, which is then opened again. */
export const hasEntry = (name: string): boolean => Object.keys(readEntry(name)).length > 0;

interface OpenFormProps<Values extends object> extends Pick<CareFormProps<Values>, 'initialValues' | 'validate'> {
  /** Under which name what is typed is kept over a reload. */
  entry: string;
  /** Gives the errors; without any the form is done. */
  onSubmit: (values: Values) => ReturnType<CareFormProps<Values>['onSubmit']>;
  onCancel: () => void;
  /** Words of the button that sends. */
  action: string;
  children: ReactNode;
}

/** A form that was opened to change something, with the way out; its first field takes the focus. */
export function OpenForm<Values extends object>({
  entry,
  initialValues,
  validate,
  onSubmit,
  onCancel,
  action,
  children,
}: OpenFormProps<Values>) {
  const place = useRef<HTMLDivElement>(null);
  const [isRestored] = useState(() => hasEntry(entry));
  // The button that opened it is gone; after a reload nobody has just pressed one.
  useEffect(() => {
    if (!isRestored) place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isRestored]);
  const send = async (values: Values) => {
    const errors = await onSubmit(values);
    if (!errors) dropEntry(entry);
    return errors;
  };
  const cancel = () => {
    dropEntry(entry);
    onCancel();
  };
  return (
    <CareForm<Values> onSubmit={send} initialValues={initialValues} validate={validate}>
      {() => (
        <Stack ref={place}>
          <FormDraft name={entry} omit={omitted} />
          {children}
          <Row>
            <SubmitButton>{action}</SubmitButton>
            <Button variant="secondaryGray" onClick={cancel}>
              {t('actions.cancel')}
            </Button>
          </Row>
        </Stack>
      )}
    </CareForm>
  );
}
