import { raterIdentityLabel, userApi } from '@care/contracts';
import { RATER_IDENTITIES, type RatingCategory } from '@care/contracts/vocabulary';
import { Meta, Stack } from '@care/ui';
import { CheckboxField, SelectField, TextArea, TextField, useField } from '@care/ui/form';
import { AspectFields } from './AspectFields';
import { LONGEST } from './rating-values';
import { writingText } from './texts';

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
