import { ratingCategoryLabel } from '@care/contracts';
import type { RatingCategory } from '@care/contracts/vocabulary';
import { Button, VisuallyHidden } from '@care/ui';
import { StarField, TextField, useField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { writingText } from './texts';

const Aspects = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    padding-block: var(--s-4);
    border-top: 1px solid var(--line);
  }
  & > div:last-of-type {
    border-bottom: 1px solid var(--line);
  }
  & > div > button {
    justify-self: start;
    margin-inline-start: -0.75rem;
  }
`;

/** Stars for each aspect that the provider is rated for, with an optional comment (RV-02). */
export const AspectFields = ({ rated }: { rated: readonly RatingCategory[] }) => (
  <Aspects>
    {rated.map((category) => (
      <Aspect key={category} category={category} />
    ))}
  </Aspects>
);

function Aspect({ category }: { category: RatingCategory }) {
  const label = ratingCategoryLabel(category);
  return (
    <div>
      <StarField name={category} label={label} required />
      <Comment name={`${category}_comment`} aspect={label} />
    </div>
  );
}

/** A field that a button opens; open if it holds something or an error concerns it (SH-21). */
function Comment({ name, aspect }: { name: string; aspect: string }) {
  const { input, meta } = useField<string>(name, { subscription: { value: true, submitError: true, error: true } });
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (isOpen || input.value || meta.submitError || meta.error)
    return (
      <div ref={field}>
        <TextField name={name} label={writingText('comment', { aspect })} />
      </div>
    );
  return (
    <Button variant="bgNone" size="small" icon={Plus} onClick={() => setOpen(true)}>
      {writingText('addComment')}
      <VisuallyHidden> {writingText('commentOf', { aspect })}</VisuallyHidden> {writingText('add')}
    </Button>
  );
}
