import { WithIcon } from '@care/ui';
import { Choice, ChoiceGrid, FieldError, GroupFrame, RequiredStar, Switch } from '@care/ui/field';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Breakable } from '../parts/Breakable';
import { useFormField, useShownError } from './form-context';
import type { FieldOption } from './SelectField';
import type { NamedField } from './TextField';
import { formText } from './texts';

export interface CheckboxFieldProps extends Omit<NamedField, 'hint'> {
  /** Replaces the plain `label` beside the box, for example by a sentence with a link. */
  children?: ReactNode;
  /** The word for it in the error summary, if the label is a sentence. */
  short?: 'consent' | 'confirmation';
}

/** One checkbox, for example a consent; its error is shown above the box. */
export function CheckboxField({ name, label, required, disabled, children, short }: CheckboxFieldProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const id = useFormField(name, short ? formText(short) : label);
  const error = useShownError(meta);
  return (
    <div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Choice
        {...input}
        // A boolean field has no value attribute; without script the browser sends "on".
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
      {option.icon ? (
        <WithIcon icon={option.icon}>
          <Breakable text={option.label} />
        </WithIcon>
      ) : (
        <Breakable text={option.label} />
      )}
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

/** Several choices; the value is the list of the chosen ones. */
export const CheckboxGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="checkbox" />;

/** One of several choices, below each other or in columns. */
export const RadioGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="radio" />;

/** A switch as a form field. */
export function SwitchField({ name, label, disabled }: Pick<NamedField, 'name' | 'label' | 'disabled'>) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  const id = useFormField(name, label);
  return (
    <Switch {...input} value={undefined} id={id} disabled={disabled}>
      {label}
    </Switch>
  );
}
