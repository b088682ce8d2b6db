import { Choice, ChoiceGrid, FieldError, GroupFrame, RequiredStar } from '@care/ui/field';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Breakable } from '../parts/Breakable';
import { useFormField } from './form-context';
import type { FieldOption } from './SelectField';
import type { NamedField } from './TextField';
import { useShownError } from './use-shown-error';

export interface CheckboxFieldProps extends Omit<NamedField, 'hint'> {
  /** The sentence beside the box, when it holds more than the plain `label`, for example a link. */
  children?: ReactNode;
}

/** One yes or no, for example a consent; its error stands above the box. */
export function CheckboxField({ name, label, required, disabled, children }: CheckboxFieldProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Choice
        {...input}
        // A boolean field has no value of its own; without script the browser's "on" is what is sent.
        value={undefined}
        type="checkbox"
        id={id}
        required={required}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children ?? label}
        {required && <RequiredStar />}
      </Choice>
    </div>
  );
}

export interface ChoicesProps extends NamedField {
  options: readonly FieldOption[];
}

function GroupOption({ name, option, type }: { name: string; option: FieldOption; type: 'checkbox' | 'radio' }) {
  const { input } = useField<string>(name, { type, value: option.value });
  return (
    <Choice {...input} type={type} disabled={option.disabled}>
      <Breakable text={option.label} />
    </Choice>
  );
}

function ChoiceGroup({ name, label, hint, required, options, type }: ChoicesProps & { type: 'checkbox' | 'radio' }) {
  const { meta } = useField(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={id} label={label} hint={hint} required={required} error={error}>
      <ChoiceGrid>
        {options.map((option) => (
          <GroupOption key={option.value} name={name} option={option} type={type} />
        ))}
      </ChoiceGrid>
    </GroupFrame>
  );
}

/** Any of several; the value is the list of those chosen. */
export const CheckboxGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="checkbox" />;

/** One of several, under each other or in columns. */
export const RadioGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="radio" />;
