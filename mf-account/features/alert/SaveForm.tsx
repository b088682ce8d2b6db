import { type SlotProps, t } from '@care/contracts';
import type { AlertFrequency } from '@care/contracts/schemas';
import { SelectField, SubmitButton, TextField, CallForm } from '@care/ui/form';
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
  return (
    <CallForm<SaveValues>
      send={({ label, frequency }) => save({ kind, query, frequency, ...(label && { label }) })}
      onDone={onDone}
      initialValues={initialValues}
      requiredHint={false}
    >
      <TextField name="label" label={alertText('save.label')} />
      <FrequencyField of={['INSTANT', 'DAILY', 'WEEKLY', 'NONE']} />
      <SubmitButton>{t('actions.save')}</SubmitButton>
    </CallForm>
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
