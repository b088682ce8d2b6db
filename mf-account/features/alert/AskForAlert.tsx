import { asApiError, t } from '@care/contracts';
import type { AlertInput } from '@care/contracts/schemas';
import { CareForm, SubmitButton, submitErrors, TextField } from '@care/ui/form';
import { FormFields } from '../form/FormFields';
import { alertApi } from './alert-api';
import { FrequencyField } from './FrequencyField';
import type { WatchedSearch } from './SaveForm';
import { at } from './texts';

interface AskValues {
  email?: string;
  frequency: NonNullable<AlertInput['frequency']>;
}

const initialValues: AskValues = { frequency: 'DAILY' };
const problemsOf = ({ email }: AskValues) => (email?.trim() ? {} : { email: t('fields.required') });

/** Asks for mails without an account; nothing comes before the address has confirmed that it wants them. */
export function AskForAlert({ kind, query, onDone }: WatchedSearch) {
  const [ask] = alertApi.ask.useMutation();
  const send = async ({ email = '', frequency }: AskValues) => {
    const { error } = await ask({ kind, query, email: email.trim(), frequency });
    if (error) return submitErrors(asApiError(error), ['email', 'frequency']);
    onDone();
    return undefined;
  };
  return (
    <CareForm<AskValues> onSubmit={send} initialValues={initialValues} validate={problemsOf}>
      {() => (
        <FormFields>
          <TextField name="email" label={at('save.email')} type="email" autoComplete="email" required />
          <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY']} />
          <SubmitButton>{at('save.ask')}</SubmitButton>
        </FormFields>
      )}
    </CareForm>
  );
}
