import { type PageProps, useMember, profilePath } from '@care/contracts';
import { QueryContent } from '@care/ui/more';
import type { RatingListItem } from '@care/contracts/schemas';
import { Alert, Stack, StandaloneLink } from '@care/ui';
import { useState } from 'react';
import { GiveRatingPage } from './GiveRatingPage';
import { FormSkeleton, UnknownRating, WritingFrame, idOf } from '../features/writing/WritingFrame';
import { writingText } from '../features/writing/texts';
import { writingApi, type RatingVersion } from '../features/writing/writing-api';
import { OwnRatingActions } from '../features/writing/OwnRatingActions';
import { givenIn } from '../features/writing/rating-values';
import { RatingForm } from '../features/writing/RatingForm';

/** Both pages for writing ratings in one module, because they share nearly everything: an address has one of the ids. */
export const WriteRatingPage = (props: PageProps) =>
  props.params.ratingId === undefined ? <GiveRatingPage {...props} /> : <EditRatingPage {...props} />;

/** `/pflegeanbieter/bewertung/{ratingId}/edit`: editing an own rating; a visitor signs in first (RV-04). */
function EditRatingPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = idOf(params.ratingId);
  if (id !== undefined && member) return <ForMember key={`${member.user.id} ${id}`} id={id} />;
  return (
    <WritingFrame title={writingText('editTitle')}>
      {id === undefined ? <UnknownRating /> : <FormSkeleton />}
    </WritingFrame>
  );
}

function ForMember({ id }: { id: number }) {
  const query = writingApi.version.useQuery(id);
  return (
    <WritingFrame title={writingText('editTitle')} company={query.currentData?.rating.company}>
      <QueryContent
        query={query}
        failed={writingText('loadFailed')}
        missing={<UnknownRating />}
        skeleton={<FormSkeleton />}
      >
        {(loaded) => <EditRating version={loaded} />}
      </QueryContent>
    </WritingFrame>
  );
}

/** The form for an own rating; others read why they cannot change it (RV-04). */
function EditRating({ version }: { version: RatingVersion }) {
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
