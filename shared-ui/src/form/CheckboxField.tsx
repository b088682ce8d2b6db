import { WithIcon } from '@care/ui';
import { Choice, ChoiceGrid, FieldError, RequiredStar } from '@care/ui/field';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Breakable } from '../parts/Breakable';
import { FieldGroup } from './FieldGroup';
import {
  useChoice,
  useFormField,
  useShownError,
  type ChoicesProps,
  type ChoiceType,
  type NamedField,
} from './form-context';
import type { FieldOption } from './SelectField';
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

function GroupOption({ name, option, type }: { name: string; option: FieldOption; type: ChoiceType }) {
  const label = <Breakable text={option.label} />;
  return (
    <Choice {...useChoice(name, type, option)} type={type}>
      {option.icon ? <WithIcon icon={option.icon}>{label}</WithIcon> : label}
    </Choice>
  );
}

const ChoiceGroup = ({ options, type, ...field }: ChoicesProps & { type: ChoiceType }) => (
  <FieldGroup {...field}>
    <ChoiceGrid>
      {options.map((option) => (
        <GroupOption key={option.value} name={field.name} option={option} type={type} />
      ))}
    </ChoiceGrid>
  </FieldGroup>
);

/** Several choices; the value is the list of the chosen ones. */
export const CheckboxGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="checkbox" />;

/** One of several choices, below each other or in columns. */
export const RadioGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="radio" />;
