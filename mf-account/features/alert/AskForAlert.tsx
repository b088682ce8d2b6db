import { asApiError, t } from '@care/contracts';
import type { AlertInput } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CareForm, SubmitButton, submitErrors, TextField } from '@care/ui/form';
import { alertApi } from './alert-api';
import { FrequencyField } from './FrequencyField';
import type { WatchedSearch } from './SaveForm';
import { alertText } from './texts';

interface AskValues {
  email?: string;
  frequency: NonNullable<AlertInput['frequency']>;
}

const initialValues: AskValues = { frequency: 'DAILY' };
const validate = ({ email }: AskValues) => (email?.trim() ? {} : { email: t('fields.required') });

/** Requests alerts without an account. No alert is sent before the address is confirmed. */
export function AskForAlert({ kind, query, onDone }: WatchedSearch) {
  const [request] = alertApi.request.useMutation();
  const send = async ({ email = '', frequency }: AskValues) => {
    const { error } = await request({ kind, query, email: email.trim(), frequency });
    if (error) return submitErrors(asApiError(error), ['email', 'frequency']);
    onDone();
    return undefined;
  };
  return (
    <CareForm<AskValues> onSubmit={send} initialValues={initialValues} validate={validate}>
      {() => (
        <Stack>
          <TextField name="email" label={alertText('save.email')} type="email" autoComplete="email" required />
          <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY']} />
          <SubmitButton>{alertText('save.ask')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
