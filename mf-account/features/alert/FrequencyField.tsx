import type { AlertFrequency } from '@care/contracts/schemas';
import { SelectField } from '@care/ui/form';
import { alertText } from './texts';

/** How often alerts are sent. */
export const FrequencyField = ({ of: frequencies }: { of: readonly AlertFrequency[] }) => (
  <SelectField
    name="frequency"
    label={alertText('save.frequency')}
    placeholder={false}
    options={frequencies.map((value) => ({ value, label: alertText(`save.frequencies.${value}`) }))}
  />
);
