import { Meta, WithIcon } from '@care/ui';
import {
  Choice,
  ChoiceCard,
  ChoiceGrid,
  FieldError,
  GroupFrame,
  RequiredStar,
  Segment,
  SegmentOption,
} from '@care/ui/field';
import styled from '@emotion/styled';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { Breakable } from '../parts/Breakable';
import { useFormField, useFramedField, useShownError, type NamedField } from './form-context';
import type { FieldOption } from './SelectField';
import { formText } from './texts';

interface CheckboxFieldProps extends Omit<NamedField, 'hint'> {
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

/** The frame of several controls that are one field of the form. */
const FieldGroup = ({ children, ...field }: NamedField & { children: ReactNode }) => (
  <GroupFrame {...useFramedField(field).frame}>{children}</GroupFrame>
);

interface GroupChoiceProps extends Pick<FieldOption, 'value' | 'disabled'> {
  name: string;
  type: 'checkbox' | 'radio';
  as?: ComponentType<ComponentProps<typeof Choice>>;
  children: ReactNode;
}

/** One choice of a group. */
const GroupChoice = ({ name, type, value, disabled, as: Control = Choice, children }: GroupChoiceProps) => (
  <Control {...useField<string>(name, { type, value }).input} disabled={disabled} type={type}>
    {children}
  </Control>
);

interface ChoicesProps extends NamedField {
  options: readonly FieldOption[];
}

const ChoiceGroup = ({ options, type, ...field }: ChoicesProps & Pick<GroupChoiceProps, 'type'>) => (
  <FieldGroup {...field}>
    <ChoiceGrid>
      {options.map(({ icon, label, ...option }) => (
        <GroupChoice key={option.value} {...option} name={field.name} type={type}>
          {icon ? (
            <WithIcon icon={icon}>
              <Breakable text={label} />
            </WithIcon>
          ) : (
            <Breakable text={label} />
          )}
        </GroupChoice>
      ))}
    </ChoiceGrid>
  </FieldGroup>
);

/** Several choices; the value is the list of the chosen ones. */
export const CheckboxGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="checkbox" />;

/** One of several choices, below each other or in columns. */
export const RadioGroup = (props: ChoicesProps) => <ChoiceGroup {...props} type="radio" />;

const Name = styled.strong`
  display: block;
`;

const Hint = styled(Meta)`
  font-weight: 400;
`;

export interface RadioCard {
  value: string;
  title: string;
  /** The meaning of the choice. */
  hint: string;
}

interface RadioCardsProps extends Omit<NamedField, 'hint' | 'disabled'> {
  cards: readonly RadioCard[];
}

/** One of a few choices that need an explanation, each on a card of its own. */
export const RadioCards = ({ cards, ...field }: RadioCardsProps) => (
  <FieldGroup {...field}>
    {cards.map(({ value, title, hint }) => (
      <GroupChoice key={value} as={ChoiceCard} name={field.name} type="radio" value={value}>
        <Name>{title}</Name>
        <Hint as="span">{hint}</Hint>
      </GroupChoice>
    ))}
  </FieldGroup>
);

/** One of two to four short choices side by side: gender, billing, radius. */
export const RadioSegment = ({ options, ...field }: ChoicesProps) => (
  <FieldGroup {...field}>
    <Segment>
      {options.map(({ label, ...option }) => (
        <GroupChoice key={option.value} as={SegmentOption} {...option} name={field.name} type="radio">
          {label}
        </GroupChoice>
      ))}
    </Segment>
  </FieldGroup>
);
