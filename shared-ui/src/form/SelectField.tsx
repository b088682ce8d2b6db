import { t } from '@care/contracts';
import { FieldFrame, Select } from '@care/ui/field';
import type { LucideIcon } from 'lucide-react';
import { useFramedField, type NamedField } from './form-context';

export interface FieldOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Beside the label of a checkbox or radio button. */
  icon?: LucideIcon;
}

export interface SelectFieldProps extends NamedField {
  options: readonly FieldOption[];
  /** Label of the first option, which has an empty value; `false` for a select without an empty option. */
  placeholder?: string | false;
}

/** One of many choices, as a native select. */
export function SelectField({ name, label, hint, required, disabled, options, placeholder }: SelectFieldProps) {
  const { input, frame } = useFramedField<string>({ name, label, hint, required });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Select {...input} {...control} disabled={disabled}>
          {placeholder !== false && <option value="">{placeholder ?? t('actions.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
