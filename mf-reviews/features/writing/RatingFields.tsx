import { raterIdentityLabel, ratingCategoryLabel, userApi } from '@care/contracts';
import { RATER_IDENTITIES, type RatingCategory } from '@care/contracts/vocabulary';
import { Button, Meta, Stack, VisuallyHidden } from '@care/ui';
import { CheckboxField, SelectField, StarField, TextArea, TextField, useField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST } from './rating-values';
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
const AspectFields = ({ rated }: { rated: readonly RatingCategory[] }) => (
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

const identities = () => RATER_IDENTITIES.map((value) => ({ value, label: raterIdentityLabel(value) }));

/** All fields of a rating (RV-02). */
export const RatingFields = ({ rated }: { rated: readonly RatingCategory[] }) => (
  <Stack gap="large">
    <SelectField name="category" label={writingText('identity')} options={identities()} required />
    <AspectFields rated={rated} />
    <TextField name="review_summary" label={writingText('summary')} required />
    <TextArea
      name="description"
      label={writingText('description')}
      hint={writingText('rules')}
      rows={7}
      maxLength={LONGEST.description}
    />
    <NameFields />
  </Stack>
);

/** The name at the rating (RV-10). */
function NameFields() {
  const { input } = useField<boolean>('is_anonymous', { subscription: { value: true } });
  return (
    <Stack>
      <CheckboxField name="is_anonymous" label={writingText('anonymous')} />
      {input.value ? (
        <TextField name="preferred_author_name" label={writingText('name')} hint={writingText('nameHint')} />
      ) : (
        <Meta role="status">
          <OwnName />
        </Meta>
      )}
    </Stack>
  );
}

/** First name and initial of the last name, as the server shows them. */
function OwnName() {
  const { currentData: user } = userApi.details.useQuery();
  if (!user) return null;
  const [first, last] = [user.first_name.trim(), user.last_name.trim()];
  const initial = [...last][0];
  if (!first) return writingText('noName');
  return writingText('ownName', { name: initial ? `${first} ${initial}.` : first });
}
