import { Meta } from '@care/ui';
import { Choice, GroupFrame } from '@care/ui/field';
import { useField, useFormField, useShownError } from '@care/ui/form';
import styled from '@emotion/styled';

const Frame = styled(Choice)`
  padding: var(--s-3);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
  &:has(:checked) {
    border-color: var(--blue-700);
    background: var(--blue-50);
  }
  & + & {
    margin-top: var(--s-2);
  }
`;
const Name = styled.strong`
  display: block;
`;

const Hint = styled(Meta)`
  font-weight: 400;
`;

export interface RadioCard {
  value: string;
  title: string;
  /** What the choice means. */
  hint: string;
}

interface RadioCardsProps {
  name: string;
  label: string;
  required?: boolean;
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
    <Frame {...input} type="radio">
      <Name>{title}</Name>
      <Hint as="span">{hint}</Hint>
    </Frame>
  );
}
