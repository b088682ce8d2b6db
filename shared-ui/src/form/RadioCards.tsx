import { Meta } from '@care/ui';
import { ChoiceCard, GroupFrame, Segment, SegmentOption } from '@care/ui/field';
import styled from '@emotion/styled';
import { useField } from 'react-final-form';
import { useFormField, useShownError } from './form-context';
import type { NamedField } from './TextField';
import type { ChoicesProps } from './CheckboxField';
import type { FieldOption } from './SelectField';

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

export interface RadioCardsProps extends Omit<NamedField, 'hint' | 'disabled'> {
  cards: readonly RadioCard[];
}

/** One of a few choices that need an explanation, each on a card of its own. */
export function RadioCards({ name, label, required, cards }: RadioCardsProps) {
  const { meta } = useField(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={id} label={label} required={required} error={error}>
      {cards.map((card) => (
        <CardOption key={card.value} name={name} card={card} />
      ))}
    </GroupFrame>
  );
}

function CardOption({ name, card: { value, title, hint } }: { name: string; card: RadioCard }) {
  const { input } = useField<string>(name, { type: 'radio', value });
  return (
    <ChoiceCard {...input} type="radio">
      <Name>{title}</Name>
      <Hint as="span">{hint}</Hint>
    </ChoiceCard>
  );
}

function RadioOption({ name, option }: { name: string; option: FieldOption }) {
  const { input } = useField<string>(name, { type: 'radio', value: option.value });
  return (
    <SegmentOption {...input} disabled={option.disabled}>
      {option.label}
    </SegmentOption>
  );
}

/** One of two to four short choices side by side: gender, billing, radius. */
export function RadioSegment({ name, label, hint, required, options }: ChoicesProps) {
  const { meta } = useField(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={id} label={label} hint={hint} required={required} error={error}>
      <Segment>
        {options.map((option) => (
          <RadioOption key={option.value} name={name} option={option} />
        ))}
      </Segment>
    </GroupFrame>
  );
}
