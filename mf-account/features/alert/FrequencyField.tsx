import type { AlertFrequency } from '@care/contracts/schemas';
import { SelectField } from '@care/ui/form';
import { at } from './texts';

/** How often alerts are sent. */
export const FrequencyField = ({ of: frequencies }: { of: readonly AlertFrequency[] }) => (
  <SelectField
    name="frequency"
    label={at('save.frequency')}
    placeholder={false}
    options={frequencies.map((value) => ({ value, label: at(`save.frequencies.${value}`) }))}
  />
);
