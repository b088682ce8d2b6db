import { t } from '@care/contracts';
import { Button, Row, Stack } from '@care/ui';
import { CareForm, dropEntry, KeptEntry, SubmitButton, type CareFormProps } from '@care/ui/form';
import type { ReactNode } from 'react';
import { neverKept } from '../registration/account-values';

const omitted = [...neverKept, 'old_password'];

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

/** A form that was opened to change something, with the way out. */
export function OpenForm<Values extends object>({
  entry,
  initialValues,
  validate,
  onSubmit,
  onCancel,
  action,
  children,
}: OpenFormProps<Values>) {
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
        <Stack>
          <KeptEntry name={entry} omit={omitted} />
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
