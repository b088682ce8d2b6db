import { Switch } from '@care/ui/field';
import { useField } from 'react-final-form';
import { useFormField } from './form-context';
import type { NamedField } from './TextField';

/** A switch as a field of a form. */
export function SwitchField({ name, label, disabled }: Pick<NamedField, 'name' | 'label' | 'disabled'>) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  const id = useFormField(name, label);
  return (
    <Switch {...input} value={undefined} id={id} disabled={disabled}>
      {label}
    </Switch>
  );
}
