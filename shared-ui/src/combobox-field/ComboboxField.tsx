import { Combobox, type ComboboxProps } from '@care/ui/combobox';
import { useFormField, useShownError } from '@care/ui/form';
import { useField } from 'react-final-form';

export interface ComboboxFieldProps<Item> extends Omit<
  ComboboxProps<Item>,
  'id' | 'label' | 'onChange' | 'onFocus' | 'onBlur' | 'error' | 'initialItem'
> {
  label: string;
}

/** A combobox as a form field: its value is the selected item, or null while text is only typed. */
export function ComboboxField<Item>({ name, label, ...rest }: ComboboxFieldProps<Item>) {
  const { input, meta } = useField<Item | null>(name, { allowNull: true });
  const id = useFormField(name, label);
  return (
    <Combobox<Item>
      {...rest}
      id={id}
      name={name}
      label={label}
      error={useShownError(meta)}
      initialItem={(meta.initial as Item | undefined) ?? null}
      onChange={(item) => input.onChange(item)}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
    />
  );
}
