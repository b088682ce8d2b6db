import { Meta } from '@care/ui';
import { ChoiceCard, Segment, SegmentOption } from '@care/ui/field';
import styled from '@emotion/styled';
import { FieldGroup } from './FieldGroup';
import { useChoice, type ChoicesProps, type NamedField } from './form-context';
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
export const RadioCards = ({ cards, ...field }: RadioCardsProps) => (
  <FieldGroup {...field}>
    {cards.map((card) => (
      <CardOption key={card.value} name={field.name} card={card} />
    ))}
  </FieldGroup>
);

const CardOption = ({ name, card }: { name: string; card: RadioCard }) => (
  <ChoiceCard {...useChoice(name, 'radio', card)} type="radio">
    <Name>{card.title}</Name>
    <Hint as="span">{card.hint}</Hint>
  </ChoiceCard>
);

const RadioOption = ({ name, option }: { name: string; option: FieldOption }) => (
  <SegmentOption {...useChoice(name, 'radio', option)}>{option.label}</SegmentOption>
);

/** One of two to four short choices side by side: gender, billing, radius. */
export const RadioSegment = ({ options, ...field }: ChoicesProps) => (
  <FieldGroup {...field}>
    <Segment>
      {options.map((option) => (
        <RadioOption key={option.value} name={field.name} option={option} />
      ))}
    </Segment>
  </FieldGroup>
);
