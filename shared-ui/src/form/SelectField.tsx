import { t } from '@care/contracts';
import { FieldFrame, Select } from '@care/ui/field';
import type { LucideIcon } from 'lucide-react';
import { useField } from 'react-final-form';
import { useFormField, useShownError } from './form-context';
import type { NamedField } from './TextField';

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
  const { input, meta } = useField<string>(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
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
