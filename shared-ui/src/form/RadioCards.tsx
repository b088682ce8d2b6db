import { Meta } from '@care/ui';
import { ChoiceCard, GroupFrame } from '@care/ui/field';
import styled from '@emotion/styled';
import { useField } from 'react-final-form';
import { useFormField } from './form-context';
import type { NamedField } from './TextField';
import { useShownError } from './use-shown-error';

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
