import { asApiError, type SlotProps, t } from '@care/contracts';
import type { AlertFrequency } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CareForm, SelectField, SubmitButton, submitErrors, TextField } from '@care/ui/form';
import { alertApi } from './alert-api';
import { alertText } from './texts';

interface SaveValues {
  label?: string;
  frequency: AlertFrequency;
}

const initialValues: SaveValues = { frequency: 'DAILY' };

export type WatchedSearch = Pick<SlotProps['search.save'], 'kind' | 'query'> & { onDone: () => void };

/** Saves the search in the account of the signed-in user. */
export function SaveForm({ kind, query, onDone }: WatchedSearch) {
  const [save] = alertApi.save.useMutation();
  const send = async ({ label, frequency }: SaveValues) => {
    const { error } = await save({ kind, query, frequency, ...(label && { label }) });
    if (error) return submitErrors(asApiError(error), ['label', 'frequency']);
    onDone();
    return undefined;
  };
  return (
    <CareForm<SaveValues> onSubmit={send} initialValues={initialValues} requiredHint={false}>
      {() => (
        <Stack>
          <TextField name="label" label={alertText('save.label')} />
          <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY', 'NONE']} />
          <SubmitButton>{t('actions.save')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}

/** How often alerts are sent. */
export const FrequencyField = ({ of: frequencies }: { of: readonly AlertFrequency[] }) => (
  <SelectField
    name="frequency"
    label={alertText('save.frequency')}
    placeholder={false}
    options={frequencies.map((value) => ({ value, label: alertText(`save.frequencies.${value}`) }))}
  />
);
