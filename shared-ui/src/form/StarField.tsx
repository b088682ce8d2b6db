import { t } from '@care/contracts';
import { MAX_STARS } from '@care/contracts/constants';
import { coveringInput, GroupFrame } from '@care/ui/field';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';
import { useFramedField, type NamedField } from './form-context';

const StarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;

const Stars = styled.div`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
`;

const StarLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--r-small);
  cursor: pointer;
  & > input {
    ${coveringInput}
  }
  & > svg {
    width: 1.9rem;
    height: 1.9rem;
    fill: var(--surface);
    stroke: var(--star);
    stroke-width: 1.8;
  }
  &:has(~ label input:checked) > svg,
  &:has(:checked) > svg {
    fill: var(--star);
  }
  &:hover {
    background: var(--lamp-100);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    box-shadow: inset 0 0 0 3px var(--lamp-400);
  }
  @media (forced-colors: active) {
    & > svg {
      stroke: CanvasText;
      fill: Canvas;
    }
    &:has(~ label input:checked) > svg,
    &:has(:checked) > svg {
      fill: CanvasText;
    }
  }
`;

const RatingWord = styled.span`
  font-weight: 600;
`;

type StarCount = 1 | 2 | 3 | 4 | 5;
const starCounts = Array.from({ length: MAX_STARS }, (_, index) => (index + 1) as StarCount);

function wordOf(value: number): string | undefined {
  const chosen = starCounts.find((count) => count === value);
  return chosen && t(`stars.${chosen}`);
}

/**
 * One to five stars as radio buttons of 44 px, with the meaning of the chosen number beside them. The value is a number
 * (RV-02).
 */
export function StarField({ name, label, hint, required, disabled }: NamedField) {
  const { input, frame } = useFramedField<number | ''>({ name, label, hint, required });
  const chosen = Number(input.value);
  return (
    <GroupFrame {...frame}>
      <StarRow>
        <Stars>
          {starCounts.map((count) => (
            <StarLabel key={count}>
              <input
                type="radio"
                name={name}
                value={count}
                checked={chosen === count}
                disabled={disabled}
                onChange={() => input.onChange(count)}
                onFocus={() => input.onFocus()}
                onBlur={() => input.onBlur()}
                aria-label={`${t('stars.outOfFive', { value: count })}: ${wordOf(count)}`}
              />
              <Star aria-hidden="true" focusable="false" />
            </StarLabel>
          ))}
        </Stars>
        <RatingWord aria-hidden="true">{wordOf(chosen)}</RatingWord>
      </StarRow>
    </GroupFrame>
  );
}
