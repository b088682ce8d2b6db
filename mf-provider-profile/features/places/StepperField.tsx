import { Icon, VisuallyHidden } from '@care/ui';
import { FieldFrame } from '@care/ui/field';
import { useField, useFormField, useShownError, type NamedField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { placesText } from './texts';

const Frame = styled.div`
  display: inline-grid;
  grid-template-columns: 3.25rem minmax(3.5rem, auto) 3.25rem;
  justify-self: start;
  max-width: 100%;
  min-height: var(--size-field);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  overflow: hidden;
  & > button {
    display: grid;
    place-items: center;
    border: 0;
    background: var(--gray-50);
    cursor: pointer;
  }
  & > button:hover {
    background: var(--gray-100);
  }
  & > button[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & > :focus-visible {
    outline-offset: -5px;
  }
`;
const Count = styled.input`
  appearance: textfield;
  width: 4.5rem;
  min-width: 0;
  border: 0;
  border-inline: 2px solid var(--line-strong);
  border-radius: 0;
  background: none;
  text-align: center;
  font-weight: 700;
  font-size: 1.25rem;
  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

const wholeNumber = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/**
 * A count from 0 to `max` as a native number field, which arrow keys change, with a button on each side (PL-03). The
 * buttons announce the new value.
 */
export function StepperField({ name, label, hint, max }: NamedField & { max: number }) {
  const { input, meta } = useField<string>(name);
  const id = useFormField(name, label);
  const [announced, setAnnounced] = useState('');
  const count = wholeNumber(input.value) ?? 0;
  const step = (by: number) => {
    const next = Math.min(Math.max(count + by, 0), max);
    input.onChange(String(next));
    setAnnounced(`${label}: ${next}`);
  };
  const button = (by: -1 | 1) => (
    <button
      type="button"
      aria-label={placesText(by < 0 ? 'less' : 'more', { label })}
      aria-disabled={by < 0 ? count <= 0 : count >= max}
      onClick={() => step(by)}
    >
      <Icon of={by < 0 ? Minus : Plus} />
    </button>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={useShownError(meta)}>
      {(control) => (
        <Frame>
          {button(-1)}
          <Count {...input} {...control} type="number" inputMode="numeric" min={0} max={max} step={1} />
          {button(1)}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </Frame>
      )}
    </FieldFrame>
  );
}
