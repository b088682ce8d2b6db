import { profilePath } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink } from '@care/ui';
import { useState } from 'react';
import { OwnRatingActions } from './OwnRatingActions';
import { givenIn } from './rating-values';
import { RatingForm } from './RatingForm';
import { writingText } from './texts';
import type { RatingVersion } from './writing-api';

/** The form for an own rating; others read why they cannot change it (RV-04). */
export function EditRating({ version }: { version: RatingVersion }) {
  // The version that was stored when the form was opened stays its base.
  const [base] = useState(version);
  const { rating } = base;
  if (!rating.viewer.can_edit) return <NotEditable rating={rating} />;
  return <RatingForm company={rating.company} rated={givenIn(rating)} stored={base} />;
}

const NotEditable = ({ rating }: { rating: RatingListItem }) =>
  rating.viewer.can_delete ? (
    <Stack>
      <Alert kind="info" title={writingText('notEditable')} announce="none">
        <p>{writingText('notEditableHint')}</p>
      </Alert>
      <OwnRatingActions rating={rating} />
    </Stack>
  ) : (
    <Alert kind="info" title={writingText('notAuthor')} announce="none">
      <StandaloneLink to={profilePath(rating.company.slug)}>{writingText('toProfile')}</StandaloneLink>
    </Alert>
  );
